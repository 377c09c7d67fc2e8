import { project } from "../text/project.js";
import type { Token } from "../text/token.js";
import type { Negation } from "./negation.js";

export const cueKinds = ["word", "multiword", "discontinuous", "affix"] as const;

/** `never` word, `by no means` multiword, `neither … nor` discontinuous, `un` of *unhappy* affix. */
export type CueKind = (typeof cueKinds)[number];

export function cueKind(negation: Negation, tokens: readonly Token[]): CueKind {
  const parts = project(negation.cue, tokens);
  const [first] = parts;
  if (first === undefined) return "word";
  if (parts.length === 1) return first.text === tokens[first.index]!.text ? "word" : "affix";
  const adjacent = parts.every((part, i) => part.index === first.index + i);
  return adjacent ? "multiword" : "discontinuous";
}
