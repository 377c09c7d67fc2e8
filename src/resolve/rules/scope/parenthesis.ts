import type { Words } from "../words/classify.js";
import {
  AND,
  BUT,
  CLOSE,
  COMMA,
  NOUN,
  OBJECT,
  OPEN,
  PRONOUN,
  QUOTE,
  RELATIVE,
  STOP,
  SUBORDINATOR,
  THAT,
} from "../words/word-class.js";

/** The comma that opens a parenthesis closed at `end`, if a subject and no verb stands before it. */
export function parenthesisBefore({ bits, finite }: Words, end: number): number {
  for (let i = end - 1; i >= 0 && end - i < 30; i--) {
    const bit = bits[i]!;
    if ((bit & (STOP | OPEN | CLOSE)) !== 0) return -1;
    if ((bit & COMMA) === 0) continue;
    const before = bits[i - 1] ?? 0;
    if ((before & (NOUN | PRONOUN | OBJECT)) === 0) return -1;
    for (let j = i - 1; j >= 0 && i - j < 12; j--) {
      if (finite[j] === 1) return -1;
      if ((bits[j]! & (STOP | COMMA | QUOTE | AND | BUT | SUBORDINATOR | THAT | RELATIVE)) !== 0) return i;
    }
    return i;
  }
  return -1;
}

export function openingOf(bits: Int32Array, close: number): number {
  for (let i = close - 1; i >= 0 && close - i < 60; i--) if ((bits[i]! & OPEN) !== 0) return i;
  return close;
}
