import { skipLeft } from "../scope/range.js";
import type { Words } from "./classify.js";
import { completesChain, isFiniteVerb } from "./finite-verb.js";
import { unmarkParticiples } from "./participles.js";
import {
  ADJECTIVE,
  ADVERB,
  AND,
  AUXILIARY,
  BASE,
  BUT,
  COMMA,
  COMMENT,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  NEGATION,
  NOUN,
  OBJECT,
  PARTICIPLE,
  PAST,
  PREPOSITION,
  PRONOUN,
  PUNCTUATION,
  QUESTION,
  RELATIVE,
  SUBORDINATOR,
  THAT,
  TO,
  VERB,
} from "./word-class.js";

export const clauseBoundary = PUNCTUATION | AND | BUT | SUBORDINATOR | THAT | RELATIVE | QUESTION;
/** An unknown word after these is a verb: *they incline*. */
const agents = new Set("i he she we they who".split(" "));
const nonFinite = new Set(["be", "been", "being", "having", "doing"]);

/** Marks the finite verbs, in one pass: which form it is, what stands before it, what the clause already has. */
export function markFinite(words: Words): void {
  const { tokens, lower, bits, finite } = words;
  let auxiliary = 0;
  let hasFinite = false;
  let lastPast = false;
  const mark = (at: number) => {
    finite[at] = 1;
    hasFinite = true;
  };
  for (let i = 0; i < bits.length; i++) {
    let bit = bits[i]!;
    if ((bit & clauseBoundary) !== 0) {
      if ((bit & (AND | BUT | COMMA)) === 0 || !coordinatesVerbs(bits, i)) auxiliary = 0;
      hasFinite = false;
    }
    if ((bit & (AUXILIARY | VERB)) === 0 && bit !== NOUN) continue;
    const at = skipLeft(bits, i - 1, ADVERB | NEGATION, DETERMINER | NOUN);
    const before = subjectBits(words, at);
    if ((bit & AUXILIARY) !== 0) {
      if (isFiniteAuxiliary(lower[i]!, bit, before, auxiliary)) mark(i);
      lastPast = false;
      auxiliary = bit & AUXILIARY;
      continue;
    }
    if (bit === NOUN) {
      const isVerb = agents.has(lower[at] ?? "") || (!hasFinite && isUnknownVerb(words, i, at));
      if (!isVerb || !isPlainWord(tokens[i]!.text)) continue;
      mark(i);
      bits[i] = BASE;
      continue;
    }
    if ((bit & COMMENT) !== 0) continue;
    if ((bit & PREPOSITION) !== 0) {
      if ((bit & BASE) === 0 || (before & (AUXILIARY | PRONOUN | TO)) === 0) continue;
      bit &= ~(PREPOSITION | ADVERB);
      bits[i] = bit;
    }
    if (completesChain(bit, auxiliary, before)) {
      auxiliary = 0;
      bits[i] = bit & ~(NOUN | ADJECTIVE);
      continue;
    }
    const next = { bits: bits[i + 1] ?? 0, word: lower[i + 1] ?? "" };
    if (!isFiniteVerb({ bit, word: lower[i]!, before, next, hasFinite, lastPast })) continue;
    mark(i);
    bits[i] = bit & ~(NOUN | ADJECTIVE);
    lastPast = (bit & PAST) !== 0;
  }
  unmarkParticiples(words);
}

/** *of them* can be the end of a subject, *them* alone cannot. */
function subjectBits({ lower, bits }: Words, at: number): number {
  const bit = bits[at] ?? 0;
  return (bit & OBJECT) !== 0 && lower[at - 1] === "of" ? NOUN : bit;
}

function isFiniteAuxiliary(word: string, bit: number, before: number, auxiliary: number): boolean {
  if ((bit & MODAL) !== 0) return (before & DETERMINER) === 0 || (before & PRONOUN) !== 0;
  if (nonFinite.has(word) || (before & TO) !== 0) return false;
  return word === "had" ? auxiliary !== HAVE : (auxiliary & (MODAL | DO)) === 0;
}

/** *the dog never barks*, *it rains*: a word that may be a noun stands where only a verb can. */
function isUnknownVerb({ lower, bits }: Words, at: number, subject: number): boolean {
  const before = bits[subject] ?? 0;
  if (lower[subject] === "it") return ((bits[subject - 1] ?? PUNCTUATION) & clauseBoundary) !== 0;
  return lower[at - 1] === "never" && (before & (NOUN | PRONOUN)) !== 0;
}

function isPlainWord(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 97 && code <= 122 && text.length > 2;
}

/** After *and*, *or*, *but* the verb chain may go on: *may come and see*. */
function coordinatesVerbs(bits: Int32Array, at: number): boolean {
  const next = bits[at + 1] ?? 0;
  return (next & (BASE | PARTICIPLE)) !== 0 && (next & NOUN) === 0;
}
