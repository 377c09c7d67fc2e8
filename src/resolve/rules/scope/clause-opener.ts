import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  COMMENT,
  DETERMINER,
  NOUN,
  OBJECT,
  PREPOSITION,
  PRONOUN,
  QUESTION,
  RELATIVE,
  STOP,
  VERB,
} from "../words/word-class.js";

/** Where a clause begins that the word at `at` opens; undefined where it opens none: *that man*. */
export function openingAt(
  words: Words,
  at: number,
  subject: number,
): { from: number; relative: boolean } | undefined {
  const { bits, lower } = words;
  const bit = bits[at]!;
  if ((bit & RELATIVE) !== 0) return { from: withPreposition(bits, at), relative: true };
  if ((bit & QUESTION) !== 0)
    return isTime(lower[at]!) ? { from: at + 1, relative: false } : { from: at, relative: true };
  const use = useOfThat(words, at, subject);
  if (use === "word") return undefined;
  return use === "complement" ? { from: at + 1, relative: false } : { from: at, relative: true };
}

/** *which he did not see*, *of whom we know nothing*: the opener right before a subject pronoun, or the pronoun. */
export function openingBefore({ bits, lower }: Words, pronoun: number): number {
  const before = bits[pronoun - 1] ?? 0;
  const opens = (before & (RELATIVE | QUESTION)) !== 0 && (before & COMMENT) === 0;
  return opens && !isTime(lower[pronoun - 1]!) ? withPreposition(bits, pronoun - 1) : pronoun;
}

function withPreposition(bits: Int32Array, at: number): number {
  return at > 0 && (bits[at - 1]! & PREPOSITION) !== 0 ? at - 1 : at;
}

function isTime(word: string): boolean {
  return word === "when" || word === "whenever";
}

function useOfThat(
  { bits, lower, finite }: Words,
  at: number,
  subject: number,
): "complement" | "relative" | "word" {
  const before = bits[at - 1] ?? STOP;
  const after = bits[at + 1] ?? 0;
  if (subject < 0) {
    if ((before & NOUN) !== 0) return "relative";
    return "word";
  }
  if ((after & (DETERMINER | PRONOUN)) !== 0) return "complement";
  if ((before & (NOUN | PRONOUN | OBJECT | VERB | ADJECTIVE)) !== 0 || finite[at - 1] === 1)
    return "complement";
  if (lower[at - 1] === "so" || lower[at - 1] === "and") return "complement";
  return "word";
}
