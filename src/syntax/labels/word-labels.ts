import type { Token } from "../../text/token.js";
import { encodeFeatures } from "./features.js";
import { encodeLemma } from "./lemma-script.js";

/**
 * What is predicted of a word, task by task: the names of the heads, of the lists in labels.json and of the model's
 * outputs. The head of a word is no label but an index.
 */
export const wordLabels = {
  upos: ({ upos }) => upos,
  xpos: ({ xpos }) => xpos,
  feats: ({ feats }) => encodeFeatures(feats),
  lemma: ({ text, lemma }) => lemma && encodeLemma(text, lemma),
  deprel: ({ deprel }) => deprel,
} as const satisfies Record<string, (token: Token) => string | undefined>;

export type Task = keyof typeof wordLabels;

export const tasks = Object.keys(wordLabels) as Task[];
