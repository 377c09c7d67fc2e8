import type { EncodedSentence, Manifest } from "../../encoder/index.js";
import { LitotesError } from "../../errors.js";
import { decodeFeatures } from "../labels/features.js";
import { decodeLemma } from "../labels/lemma-script.js";
import { spanningTree } from "../tree/spanning-tree.js";
import type { WordAnalysis } from "./analysis.js";
import { bestOf } from "./best.js";

const needed = ["upos", "xpos", "feats", "lemma", "arcs", "deprel"] as const;

const rootRelation = "root";

type Outputs = EncodedSentence["outputs"];

/** Throws where a model was made for something else. */
export function checkOutputs({ outputs }: Pick<Manifest, "outputs">): void {
  const found = needed.find((name) => outputs[name] === undefined);
  if (found === undefined) return;
  throw new LitotesError("L507", { what: "parse", found, choices: Object.keys(outputs).join(", ") });
}

/** Logits to tags, lemmas and the best tree. */
export function decodeAnalysis(
  words: readonly string[],
  outputs: Outputs,
  labels: Manifest["labels"],
): WordAnalysis[] {
  const heads = spanningTree(outputs.arcs!.data, words.length);
  const tag = (task: string, word: number) => {
    const names = labels[task]!;
    return names[bestOf(outputs[task]!.data, word * names.length, names.length)]!;
  };
  return words.map((word, i) => {
    const feats = decodeFeatures(tag("feats", i));
    return {
      lemma: decodeLemma(word, tag("lemma", i)),
      upos: tag("upos", i),
      xpos: tag("xpos", i),
      ...(feats === undefined ? {} : { feats }),
      head: heads[i]!,
      deprel: relationOf(outputs, labels.deprel!, i, heads[i]!),
    };
  });
}

/**
 * Labels stand for every arc: words, then labels, then heads with the root first. The word that hangs on the root is
 * `root` and no other is, as Universal Dependencies want it.
 */
function relationOf(outputs: Outputs, names: readonly string[], word: number, head: number): string {
  if (head < 0) return rootRelation;
  const { data, dims } = outputs.deprel!;
  const heads = dims[2]!;
  const start = word * names.length * heads + head + 1;
  const scores = Float32Array.from(names, (name, label) =>
    name === rootRelation ? Number.NEGATIVE_INFINITY : data[start + label * heads]!,
  );
  return names[bestOf(scores, 0, names.length)]!;
}
