import { charClass, classAt, SPACE } from "./char-class.js";
import type { Language } from "./language.js";
import { type LanguageRules, rulesOf } from "./rules.js";
import { lineEnds } from "./sentence-lines.js";
import { CAPITAL, ITEM, LINE_END, markOf, SMILEY, STOP } from "./sentence-marks.js";
import { clauseOpens, emoticonCloses, itemOpens } from "./sentence-openers.js";
import { stopEnd } from "./sentence-stops.js";
import type { Span } from "./span.js";

/** Longer sentences are cut at a blank, so that a text without stops does not become one unit of work. */
export const longestSentence = 20_000;

/**
 * Sentences of a text as spans without the blanks around them, in time linear in its length.
 * A blank line always ends a sentence, a single line end only before a list item or after a heading.
 *
 * @example
 * splitSentences("Mr. Smith left. Why?"); // [{ start: 0, end: 15 }, { start: 16, end: 20 }]
 */
export function splitSentences(text: string, language: Language = "en"): Span[] {
  const rules = rulesOf(language);
  const spans: Span[] = [];
  const { length } = text;
  let start = skipSpace(text, 0);
  let limit = Math.min(length, start + longestSentence);
  for (let at = start; at < length; ) {
    while (at < limit && markOf[text.charCodeAt(at)] === 0) at++;
    if (at >= length) break;
    const mark = markOf[text.charCodeAt(at)]!;
    let end = mark === 0 ? -1 : sentenceEnd(text, start, at, mark, rules);
    if (end < 0 && at >= limit) end = cutLong(text, start, limit);
    if (end < 0) {
      at++;
      continue;
    }
    pushTrimmed(text, start, end, spans);
    start = skipSpace(text, end);
    limit = Math.min(length, start + longestSentence);
    at = start;
  }
  pushTrimmed(text, start, length, spans);
  return spans;
}

function sentenceEnd(text: string, start: number, at: number, mark: number, rules: LanguageRules): number {
  switch (mark) {
    case CAPITAL:
      return clauseOpens(text, start, at, rules);
    case LINE_END:
      return lineEnds(text, start, at);
    case SMILEY:
      return emoticonCloses(text, start, at);
    case ITEM:
      return itemOpens(text, start, at);
    default:
      return stopEnd(text, start, at, mark === STOP, rules);
  }
}

function pushTrimmed(text: string, start: number, end: number, spans: Span[]): void {
  let last = end;
  while (last > start && charClass[text.charCodeAt(last - 1)] === SPACE) last--;
  if (last > start) spans.push({ start, end: last });
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && charClass[text.charCodeAt(at)] === SPACE) at++;
  return at;
}

/** The last blank before the limit, else the limit, but never between the halves of a surrogate pair. */
function cutLong(text: string, start: number, limit: number): number {
  for (let at = limit; at > start + longestSentence / 2; at--) if (classAt(text, at) === SPACE) return at;
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}
