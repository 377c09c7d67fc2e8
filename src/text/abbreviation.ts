import { classAt, DIGIT, isUpper, LETTER, MARK, SPACE } from "./char-class.js";
import type { LanguageRules } from "./rules.js";

/**
 * Whether the period at `at` belongs to the word before it, which starts at `start` and whose last
 * period-free part starts at `part`: Mr., U.S., J. Smith, No. 5, list item 1.
 */
export function keepsPeriod(
  text: string,
  start: number,
  part: number,
  at: number,
  rules: LanguageRules,
): boolean {
  if (text.charCodeAt(at + 1) === 0x2e) return false;
  const size = at - part;
  if (part > start) return size === 1 && classAt(text, part) === LETTER;
  if (size > rules.longestAbbreviation) return false;
  if (classAt(text, start) === DIGIT) return numberKeepsPeriod(text, start, at, rules);
  if (size === 1 && (isInitial(text, start, at) || isPaired(text, start, at))) return true;
  const word = text.slice(start, at).toLowerCase();
  if (rules.abbreviations.has(word)) return true;
  return rules.beforeNumber.has(word) && classAt(text, skipBlanks(text, at + 1)) === DIGIT;
}

/** `J. Smith`; but `So do I. Then …`. */
function isInitial(text: string, start: number, at: number): boolean {
  if (!isUpper(text, start) || text.charCodeAt(start) === 0x49) return false;
  const next = skipBlanks(text, at + 1);
  return next > at + 1 && isUpper(text, next);
}

/** Both halves of `L. L.` and of German `z. B.`, `d. h.`. */
function isPaired(text: string, start: number, at: number): boolean {
  if (classAt(text, start) !== LETTER) return false;
  return isSpacedLetter(text, at + 2) || isSpacedLetter(text, start - 3);
}

function isSpacedLetter(text: string, at: number): boolean {
  return (
    classAt(text, at) === LETTER &&
    text.charCodeAt(at + 1) === 0x2e &&
    (at === 0 || classAt(text, at - 1) === SPACE)
  );
}

/** `1. First item` at the start of a line; German ordinals: `am 3. Mai`, `im 18. Jahrhundert`. */
function numberKeepsPeriod(text: string, start: number, at: number, rules: LanguageRules): boolean {
  const next = skipBlanks(text, at + 1);
  if (next === at + 1 || next === text.length || classAt(text, next) > MARK) return false;
  if (!isNumber(text, start, at)) return false;
  return opensLine(text, start) || (rules.ordinals && at - start <= 2 && !startsSentence(text, next, rules));
}

export function isOrdinal(text: string, start: number, at: number): boolean {
  return at - start <= 2 && isNumber(text, start, at);
}

function isNumber(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (classAt(text, at) !== DIGIT) return false;
  return true;
}

/** A capitalised function word: `at 5 p.m. The` but `U.S. Army`. */
export function startsSentence(text: string, at: number, rules: LanguageRules): boolean {
  return isUpper(text, at) && rules.starters.has(text.slice(at, wordAfter(text, at)).toLowerCase());
}

export function wordAfter(text: string, from: number): number {
  let at = from;
  while (at < from + 16 && classAt(text, at) <= MARK) at++;
  return at;
}

function opensLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && at - before < 8 && classAt(text, before) === SPACE) {
    if (text.charCodeAt(before) === 0x0a) return true;
    before--;
  }
  return before < 0;
}

/** Next character that is not a blank, within sight: a token never looks further than this. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < 16 && classAt(text, at) === SPACE) at++;
  return at;
}
