import type { Words } from "../words/classify.js";
import {
  AND,
  AUXILIARY,
  BUT,
  COMMA,
  COMMENT,
  DETERMINER,
  NEGATION,
  NOUN,
  OPEN,
  PRONOUN,
  QUESTION,
  QUOTE,
  STOP,
} from "../words/word-class.js";
import { skipRight } from "./range.js";

/** Pronouns that are subjects wherever a verb follows: nothing before them belongs to the clause. */
export const lonePronouns: ReadonlySet<string> = new Set("i he she we they it you there ye thou".split(" "));

/** *Did he not*, *Had the door not been*: auxiliary first, at the beginning of its clause. */
export function isInverted({ bits, lower }: Words, verb: number): boolean {
  if ((bits[verb]! & AUXILIARY) === 0) return false;
  const next = skipRight(bits, verb + 1, NEGATION);
  const after = bits[next] ?? 0;
  const isSubject = lonePronouns.has(lower[next] ?? "") || (after & (DETERMINER | PRONOUN)) !== 0;
  if (!isSubject) return false;
  const before = bits[verb - 1] ?? STOP;
  return (
    (before & (STOP | QUOTE | COMMA | AND | BUT | QUESTION | NEGATION | COMMENT | OPEN)) !== 0 ||
    (lonePronouns.has(lower[next] ?? "") && (before & (NOUN | PRONOUN)) === 0)
  );
}
