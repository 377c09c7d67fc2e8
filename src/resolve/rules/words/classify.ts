import type { Language } from "../../../text/language.js";
import type { Token } from "../../../text/token.js";
import { beforeContraction, interjections } from "./en/closed-class.js";
import { english } from "./en/english.js";
import { markFinite } from "./finite.js";
import { otherClasses } from "./other/other.js";
import { punctuationClass } from "./punctuation.js";
import {
  ADJECTIVE,
  ADVERB,
  BE,
  COMMENT,
  DETERMINER,
  GERUND,
  MODAL,
  NEGATION,
  NOUN,
  PARTICIPLE,
  PAST,
  PREPOSITION,
  PRESENT,
  PRONOUN,
  PUNCTUATION,
  TO,
  type WordClasses,
} from "./word-class.js";

/** The words of one sentence as the scope rules see them. */
export interface Words {
  tokens: readonly Token[];
  lower: readonly string[];
  /** What each word is or may be. */
  bits: Int32Array;
  /** 1 where a finite verb or auxiliary stands. */
  finite: Uint8Array;
}

export function classify(tokens: readonly Token[], language: Language = "en"): Words {
  const { length } = tokens;
  const lower = new Array<string>(length);
  const bits = new Int32Array(length);
  const classes: WordClasses = language === "en" ? english : otherClasses(language);
  for (let i = 0; i < length; i++) {
    const { text } = tokens[i]!;
    const word = text.toLowerCase();
    lower[i] = word;
    bits[i] =
      classes.words.get(word) ??
      (isInWord(tokens, i) ? 0 : punctuationClass(text) || named(text, i) || classes.guess(word));
  }
  const words: Words = { tokens, lower, bits, finite: new Uint8Array(length) };
  if (language === "zh") joinCharacters(words, classes);
  if (language !== "en") return words;
  for (let i = 0; i < length; i++) if ((bits[i]! & COMMENT) !== 0) bits[i] = comment(tokens, lower, bits, i);
  for (let i = 1; i < length; i++) {
    if (lower[i] === "longer" && lower[i - 1] === "no") bits[i - 1] = NEGATION;
    else if (lower[i - 1] === "neither" && isVerbForm(bits[i]!)) bits[i - 1] = NEGATION;
    else if (lower[i - 1] === "nor" && (bits[i]! & PRESENT) !== 0) bits[i]! &= ~NOUN;
    else if ((bits[i]! & NEGATION) !== 0 && (lower[i - 1] === "need" || lower[i - 1] === "dare"))
      bits[i - 1] = MODAL;
  }
  for (let i = 1; i < length; i++) if (isContraction(lower[i]!)) bits[i] = contraction(lower, bits, i);
  markFinite(words);
  return words;
}

/** *neither knew nor cared*, but *neither answer*. */
function isVerbForm(bit: number): boolean {
  return (bit & (PRESENT | PAST)) !== 0 && (bit & NOUN) === 0;
}

/** 但 and 是 are two tokens, 但是 is one conjunction. */
function joinCharacters({ lower, bits }: Words, { words }: WordClasses): void {
  for (let i = 0; i + 1 < lower.length; i++) {
    const pair = lower[i]! + lower[i + 1]!;
    const length = words.has(pair + (lower[i + 2] ?? "")) ? 3 : words.has(pair) ? 2 : 0;
    if (length > 0) bits.fill(words.get(lower.slice(i, i + length).join(""))!, i, i + length);
  }
}

/** *Why, yes* and *Sir, I do* but *why I came*, *Sir Henry*; *surely* comments wherever it stands. */
function comment(tokens: readonly Token[], lower: readonly string[], bits: Int32Array, at: number): number {
  const bit = bits[at]!;
  if (!interjections.has(lower[at]!)) return bit;
  const opens = ((bits[at - 1] ?? PUNCTUATION) & (PUNCTUATION | COMMENT)) !== 0;
  if (opens && ((bits[at + 1] ?? PUNCTUATION) & PUNCTUATION) !== 0) return bit;
  const next = tokens[at + 1]?.text ?? "";
  const code = next.charCodeAt(0);
  return bit & ~COMMENT || (code >= 65 && code <= 90 && next.length > 1 ? NOUN : bit);
}

/** Hyphen and slash between parts of one word: `NF-kappaB/Rel`. */
function isInWord(tokens: readonly Token[], at: number): boolean {
  const { text, start, end } = tokens[at]!;
  if (text !== "-" && text !== "/" && text !== "+") return false;
  return tokens[at - 1]?.end === start || tokens[at + 1]?.start === end;
}

/** A capital within the sentence marks a name. */
function named(text: string, at: number): number {
  const code = text.charCodeAt(0);
  return at > 0 && code >= 65 && code <= 90 ? NOUN : 0;
}

function isContraction(word: string): boolean {
  return word.length === 2 && word.endsWith("s") && (word.startsWith("'") || word.startsWith("’"));
}

/** *it 's cold* but *Henry 's friend*; *the fact 's not known*, *nobody 's perfect*. */
function contraction(lower: readonly string[], bits: Int32Array, at: number): number {
  if (beforeContraction.has(lower[at - 1]!)) return BE;
  const next = bits[at + 1] ?? 0;
  const isAdjective = (next & ADJECTIVE) !== 0;
  if (!isAdjective && (next & (NEGATION | DETERMINER | PREPOSITION | ADVERB | PRONOUN)) !== 0) return BE;
  const isPronoun = (bits[at - 1]! & PRONOUN) !== 0;
  const isPredicate = isAdjective || (next & (isPronoun ? GERUND | PARTICIPLE : PARTICIPLE)) !== 0;
  const ends = ((bits[at + 2] ?? PUNCTUATION) & (PUNCTUATION | PREPOSITION | TO)) !== 0;
  return isPredicate && (next & NOUN) === 0 && ends ? BE : DETERMINER;
}
