import type { Words } from "../words/classify.js";
import { COMMA, QUOTE, STOP } from "../words/word-class.js";

const openingMarks = new Set(["``", "`", "“", "‘", "„", "«"]);

/** The end of words in quotation marks: *the "No" which I heard*; -1 where speech begins or ends. */
export function closingQuote(words: Words, at: number): number {
  const { bits } = words;
  if (!opensQuotation(words, at) || ((bits[at - 1] ?? STOP) & (STOP | COMMA | QUOTE)) !== 0) return -1;
  for (let i = at + 1; i < bits.length && i - at < 10; i++) {
    if ((bits[i]! & QUOTE) !== 0) return i;
    if ((bits[i]! & STOP) !== 0) return -1;
  }
  return -1;
}

/** Straight marks open where a blank stands before them and none behind. */
function opensQuotation({ tokens }: Words, at: number): boolean {
  const { text, start, end } = tokens[at]!;
  if ("\"'".includes(text)) return tokens[at + 1]?.start === end && tokens[at - 1]!.end < start;
  return openingMarks.has(text);
}
