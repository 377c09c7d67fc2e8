import { isOrdinal, skipBlanks, startsSentence, wordAfter } from "./abbreviation.js";
import { classAt, DIGIT, isLower, LETTER, MARK, SPACE } from "./char-class.js";
import type { LanguageRules } from "./rules.js";
import { closersEnd, gluedSentence, skipOpeners } from "./sentence-edges.js";
import { itemNumberEnd } from "./sentence-lines.js";
import { isStop } from "./sentence-marks.js";

/**
 * End of the sentence, closing quotes, brackets and smileys included, where the stop at `at` closes it;
 * -1 otherwise. Looks back no further than the sentence's start and ahead a bounded stretch only.
 */
export function stopEnd(
  text: string,
  start: number,
  at: number,
  needsBlank: boolean,
  rules: LanguageRules,
): number {
  if (at > start && isStop(text, at - 1)) return -1;
  let run = at + 1;
  while (isStop(text, run)) run++;
  const end = closersEnd(text, run);
  if (end >= text.length || !needsBlank) return end;
  if (classAt(text, end) !== SPACE) return gluedSentence(text, start, at, end) ? end : -1;
  const next = skipBlanks(text, end);
  if (next >= text.length) return end;
  if (continues.includes(text.charAt(next)) || isStop(text, next)) return -1;
  const opener = skipOpeners(text, next);
  const closes =
    run === at + 1 && text.charCodeAt(at) === PERIOD
      ? periodCloses(text, start, at, end, opener, rules)
      : end === run
        ? !isLower(text, opener) || !onlyDots(text, at, run)
        : !isLower(text, opener) && !isSpeechTag(text, opener, rules);
  return closes ? end : -1;
}

const PERIOD = 0x2e;
const continues = ",;:)]}";

/** `he waited … and left` goes on where `really?! and then` does not. */
function onlyDots(text: string, at: number, run: number): boolean {
  for (let stop = at; stop < run && stop < at + 16; stop++) {
    const code = text.charCodeAt(stop);
    if (code !== PERIOD && code !== 0x2026) return false;
  }
  return true;
}

/** `"Why?" Holmes asked.` is one sentence. */
function isSpeechTag(text: string, at: number, rules: LanguageRules): boolean {
  const name = wordAfter(text, at);
  return classAt(text, name) === SPACE && rules.speech.has(text.slice(name + 1, wordAfter(text, name + 1)));
}

/** The single period: abbreviations, initials, list numbers, ordinals, and what comes after. */
function periodCloses(
  text: string,
  start: number,
  at: number,
  end: number,
  opener: number,
  rules: LanguageRules,
): boolean {
  const word = wordBefore(text, start, at);
  const size = at - word;
  const lower = isLower(text, opener);
  if (end > at + 1 || size === 0) return !lower;
  if (word === start && itemNumberEnd(text, start) === at + 1) return false;
  const form = text.slice(word, at).toLowerCase();
  if (rules.titles.has(form)) return false;
  if (rules.beforeNumber.has(form) && classAt(text, opener) === DIGIT) return false;
  if (size === 1 && form !== "i" && classAt(text, word) === LETTER)
    return isLower(text, word) && startsSentence(text, opener, rules);
  if (rules.abbreviations.has(form) || isAcronym(text, word, at)) return startsSentence(text, opener, rules);
  if (rules.ordinals && isOrdinal(text, word, at)) return startsSentence(text, opener, rules);
  return !lower || isPlainWord(text, word, at);
}

/** `U.S`, `p.m`, `z.B`. */
function isAcronym(text: string, word: number, at: number): boolean {
  return at - word >= 3 && text.charCodeAt(at - 2) === PERIOD;
}

/** Only after a whole lower-case word does a lower-case letter open a sentence, as in hasty mail: `it is fine. we go`. */
function isPlainWord(text: string, word: number, at: number): boolean {
  if (at - word < 3) return false;
  for (let i = word; i < at; i++) if (!isLower(text, i)) return false;
  return true;
}

function wordBefore(text: string, start: number, at: number): number {
  let word = at;
  while (word > start && at - word < 24) {
    const code = text.charCodeAt(word - 1);
    if (classAt(text, word - 1) > MARK && code !== PERIOD && code !== 0x2d) break;
    word--;
  }
  return word;
}
