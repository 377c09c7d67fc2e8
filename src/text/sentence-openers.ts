import { skipBlanks } from "./abbreviation.js";
import { classAt, DIGIT, isLower, isUpper, MARK, SPACE } from "./char-class.js";
import type { LanguageRules } from "./rules.js";
import { emojiEnd, emoticonEnd } from "./scan-symbol.js";
import { itemNumberEnd } from "./sentence-lines.js";

/**
 * End of the sentence before the capital at `at` when a new one opens there without a stop: a heading or a
 * greeting run into the text, `Great food The staff were`. Only capitalised function words that a lower-case
 * word follows count, which keeps titles (`Gone with The Wind`) and emphasis (`of EACH of`) whole; -1 otherwise.
 */
export function clauseOpens(text: string, start: number, at: number, rules: LanguageRules): number {
  const end = at - 1;
  if (end <= start || classAt(text, end) !== SPACE || !isLower(text, at + 1)) return -1;
  if (classAt(text, end - 1) > MARK && text.charCodeAt(end - 1) !== COMMA) return -1;
  let wordEnd = at + 1;
  while (wordEnd <= at + LONGEST_OPENER && classAt(text, wordEnd) <= MARK) wordEnd++;
  if (classAt(text, wordEnd) !== SPACE || !isLower(text, wordEnd + 1)) return -1;
  return rules.openers.has(text.slice(at, wordEnd).toLowerCase()) ? end : -1;
}

const COMMA = 0x2c;
const COLON = 0x3a;
const LONGEST_OPENER = 10;

/** `see you soon :) We left`, `great 🙂 The food`: an emoticon before a capital stands for the stop. */
export function emoticonCloses(text: string, start: number, at: number): number {
  if (at === start) return -1;
  const end = smileyEnd(text, at);
  if (end === 0 || classAt(text, end) !== SPACE) return -1;
  return isUpper(text, skipBlanks(text, end)) ? end : -1;
}

/** End of the emoticon or emoji at `at`, 0 where there is none. */
export function smileyEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0xd83c && code <= 0xd83e) return emojiEnd(text, at);
  return code === COLON || code === 0x3b || code === 0x3d ? emoticonEnd(text, at) : 0;
}

/** `Three things: 1. Read it.`, `… as follows • First`: the item is a sentence of its own. */
export function itemOpens(text: string, start: number, at: number): number {
  const end = at - 1;
  if (end <= start || classAt(text, end) !== SPACE) return -1;
  if (text.charCodeAt(at) === 0x2022) return end;
  const listed = text.charCodeAt(end - 1) === COLON && classAt(text, end - 2) !== DIGIT;
  return listed && itemNumberEnd(text, at) > at ? end : -1;
}
