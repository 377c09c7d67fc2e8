import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  ADVERB,
  AND,
  COMMA,
  COMMENT,
  DETERMINER,
  GERUND,
  NOUN,
  PARTICIPLE,
  PREPOSITION,
  VERB,
} from "../words/word-class.js";
import { type Range, skipLeft, skipRight } from "./range.js";

/** Adjectives that go with the determiner: *the same unknown crime*. */
const determining = new Set("own same whole other first only very".split(" "));

/** *impatience*, *uneasiness*, *dislike*: the negated word is a noun itself. */
export function isNegatedNoun(word: string): boolean {
  if (/(?:ness|ity|[ts]ion|[ae]nce|[ae]ncy|ment|dom|our|th)$/.test(word)) return true;
  return word.startsWith("dis") && !/(?:ed|ful|ous|ent|al|ive|able|ible|ar|honest)$/.test(word);
}

export function isNounAhead({ bits }: Words, at: number): boolean {
  const head = skipRight(bits, at + 1, ADJECTIVE, DETERMINER | VERB);
  return ((bits[head] ?? 0) & NOUN) !== 0;
}

/** Determiner, then from the adverbs of the negated adjective to the noun; other adjectives before it stay out. */
export function nounPhrase(words: Words, at: number): Range[] {
  const { bits, lower } = words;
  const isHead = isNegatedNoun(lower[at]!) && !isNounAhead(words, at);
  let from = skipLeft(bits, at - 1, isHead ? ADVERB | ADJECTIVE : ADVERB, COMMENT | DETERMINER) + 1;
  if (determining.has(lower[from - 1] ?? "")) from--;
  const phrases = [{ from, to: phraseEnd(words, at) }];
  const left = skipLeft(bits, from - 1, ADJECTIVE | ADVERB | AND | COMMA | PARTICIPLE, DETERMINER);
  const noun = coordinatedNoun(words, at);
  if (noun !== undefined) phrases.push(noun);
  const isDetermined = ((bits[left] ?? 0) & DETERMINER) !== 0;
  return isDetermined ? [{ from: left, to: left + 1 }, ...phrases] : phrases;
}

/** *an unknown and dangerous [place]*: the noun behind the other adjective. */
function coordinatedNoun({ bits }: Words, at: number): Range | undefined {
  const isAdjective = ((bits[at + 2] ?? 0) & (ADJECTIVE | PARTICIPLE)) !== 0;
  if (((bits[at + 1] ?? 0) & AND) === 0 || !isAdjective || ((bits[at + 3] ?? 0) & NOUN) === 0)
    return undefined;
  return { from: at + 3, to: at + 4 };
}

/** Past the noun and what *of* adds to it. */
export function phraseEnd(words: Words, at: number): number {
  const { bits, lower } = words;
  let to = headEnd(words, at + 1);
  if (lower[to] === "one" && to === at + 1) to++;
  if (lower[to] !== "of") return to;
  return headEnd(words, skipRight(bits, to + 1, DETERMINER | ADJECTIVE | GERUND));
}

function headEnd({ bits, finite }: Words, from: number): number {
  const end = skipRight(bits, from, NOUN | ADJECTIVE, PREPOSITION | DETERMINER);
  for (let i = from; i < end; i++) if (finite[i] === 1) return i;
  return end;
}
