import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  AND,
  AUXILIARY,
  BUT,
  COMMA,
  COMMENT,
  DETERMINER,
  NEGATION,
  NOUN,
  OPEN,
  PREPOSITION,
  PRONOUN,
  PUNCTUATION,
  QUESTION,
  QUOTE,
  STOP,
} from "../words/word-class.js";
import type { CueShape } from "./cue-shape.js";
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

/** Past the subject that follows its auxiliary: *at no time was <the public> in danger*; past the auxiliary elsewhere. */
export function invertedSubjectEnd(words: Words, verb: number, cue: CueShape): number {
  const { bits } = words;
  const from = verb + 1;
  if (cue.last >= verb || verb === 0 || !isFronted(words, verb, cue)) return from;
  const next = bits[from + 1] ?? STOP;
  const isPronoun = (bits[from]! & PRONOUN) !== 0 && (next & (NOUN | ADJECTIVE)) === 0;
  return isPronoun ? from + 1 : skipRight(bits, from, DETERMINER | ADJECTIVE | NOUN);
}

/** Where what is said of the subject begins: *this is not <the end>*, *by no means is this <the end>*. */
export function complementStart(words: Words, verb: number, cue: CueShape): number {
  return Math.max(invertedSubjectEnd(words, verb, cue), cue.last + 1);
}

/** *by no means is this*, *in no way does this*: the cue opens the clause and the auxiliary follows at once. */
function isFronted({ bits, finite }: Words, verb: number, { first, last, kind }: CueShape): boolean {
  if ((bits[verb]! & AUXILIARY) === 0 || ((bits[verb + 1] ?? 0) & (DETERMINER | PRONOUN)) === 0) return false;
  const before = bits[first - 1] ?? STOP;
  return kind === "particle"
    ? verb === last + 1 && (before & (PUNCTUATION | AND | BUT)) !== 0
    : verb === last + 2 && finite[last + 1] !== 1 && (before & PREPOSITION) !== 0;
}
