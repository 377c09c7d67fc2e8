import { decodeFeatures } from "../../src/syntax/labels/features.js";
import type { Inventory } from "../../src/syntax/labels/inventory.js";
import { decodeLemma } from "../../src/syntax/labels/lemma-script.js";
import type { Task } from "../../src/syntax/labels/word-labels.js";
import { spanningTree } from "../../src/syntax/tree/spanning-tree.js";
import type { Token } from "../../src/text/token.js";

/** A line of training/evaluate/predict.py. */
export interface Prediction {
  id: string;
  corpus: string;
  words: string[];
  upos: number[];
  xpos: number[];
  feats: number[];
  lemma: number[];
  /** A row a word: scores of the root and of each word as its head. */
  arcs: number[][];
  /** In the same places the best label of the arc. */
  deprel: number[][];
}

/** What is predicted of a word. */
export type WordAnalysis = Pick<Token, "upos" | "xpos" | "feats" | "lemma" | "head" | "deprel">;

export function decodePrediction(
  prediction: Prediction,
  labels: Readonly<Record<Task, Inventory>>,
): WordAnalysis[] {
  const { words, arcs } = prediction;
  const heads = spanningTree(arcs.flat(), words.length);
  return words.map((word, i) => {
    const feats = decodeFeatures(labels.feats[prediction.feats[i]!]!);
    return {
      upos: labels.upos[prediction.upos[i]!]!,
      xpos: labels.xpos[prediction.xpos[i]!]!,
      ...(feats === undefined ? {} : { feats }),
      lemma: decodeLemma(word, labels.lemma[prediction.lemma[i]!]!),
      head: heads[i]!,
      deprel: labels.deprel[prediction.deprel[i]![heads[i]! + 1]!]!,
    };
  });
}
