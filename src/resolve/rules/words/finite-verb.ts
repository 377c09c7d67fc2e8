import {
  ADJECTIVE,
  ADVERB,
  AND,
  AUXILIARY,
  BASE,
  BE,
  BUT,
  COMMENT,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  NOUN,
  OBJECT,
  PARTICIPLE,
  PAST,
  PREPOSITION,
  PRESENT,
  PRONOUN,
  PUNCTUATION,
  QUOTE,
  RELATIVE,
  THAT,
  TO,
} from "./word-class.js";

/** After a quotation: `'' said he`. */
export const speech: ReadonlySet<string> = new Set(
  "said cried asked answered remarked replied added".split(" "),
);

export interface VerbPlace {
  bit: number;
  word: string;
  /** What stands before it, adverbs and negation left aside; 0 at the beginning. */
  before: number;
  next: { bits: number; word: string };
  /** The clause has a finite verb already. */
  hasFinite: boolean;
  /** The last finite verb was in the past tense: another past form may be coordinated with it. */
  lastPast: boolean;
}

/** *has not seen*, *did he see*, *to see*: the form goes with an auxiliary. */
export function completesChain(bit: number, auxiliary: number, before: number): boolean {
  if ((bit & BASE) !== 0 && (before & TO) !== 0) return true;
  if ((before & (DETERMINER | ADJECTIVE)) !== 0 && (before & PRONOUN) === 0) return false;
  if ((bit & BASE) !== 0 && (auxiliary & (MODAL | DO)) !== 0) return true;
  if ((bit & PARTICIPLE) === 0 || (auxiliary & (HAVE | BE)) === 0) return false;
  return (before & (AUXILIARY | PRONOUN | NOUN)) !== 0;
}

export function isFiniteVerb(place: VerbPlace): boolean {
  const { bit, before } = place;
  const hasSubject = (before & (PRONOUN | RELATIVE)) !== 0 || before === THAT;
  if ((before & (OBJECT | TO)) !== 0 && (before & DETERMINER) === 0) return false;
  if ((before & (DETERMINER | ADJECTIVE | PREPOSITION)) !== 0 && !hasSubject)
    return (bit & PAST) !== 0 && (bit & PARTICIPLE) === 0 && (before & DETERMINER) === 0;
  if ((bit & PAST) !== 0 && isFinitePast(place, hasSubject)) return true;
  return (bit & (BASE | PRESENT)) !== 0 && isFinitePresent(place, hasSubject);
}

/** *knew* is finite; *found* and *looked* may be participles. */
function isFinitePast(
  { bit, word, before, next, hasFinite, lastPast }: VerbPlace,
  hasSubject: boolean,
): boolean {
  if ((bit & PARTICIPLE) === 0 || hasSubject) return true;
  if ((before & QUOTE) !== 0 && speech.has(word)) return true;
  if ((before & NOUN) !== 0) return !hasFinite && next.word !== "by";
  return (before & (AND | BUT)) !== 0 && lastPast;
}

/** *know* and *knows*; *works* and *look* may be nouns. */
function isFinitePresent({ bit, word, before, next, hasFinite }: VerbPlace, hasSubject: boolean): boolean {
  if (hasSubject) return true;
  const mayBeNoun = (bit & NOUN) !== 0;
  if ((before & NOUN) !== 0) {
    if (hasFinite || !mayBeNoun) return !hasFinite;
    const object = DETERMINER | PRONOUN | OBJECT | PREPOSITION | TO | THAT | ADVERB;
    return (bit & PRESENT) !== 0 && (next.bits & object) !== 0;
  }
  if (before !== 0 && (before & (PUNCTUATION | AND | BUT | COMMENT)) === 0) return false;
  if (!mayBeNoun) return true;
  return (bit & BASE) !== 0 && (next.bits & (DETERMINER | PRONOUN | OBJECT)) !== 0 && word !== "like";
}
