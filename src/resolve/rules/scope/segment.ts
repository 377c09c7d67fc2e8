import type { Scheme } from "../../../negation/lexicon/row.js";
import type { Words } from "../words/classify.js";
import {
  AND,
  BUT,
  CLOSE,
  COMMA,
  OPEN,
  PRONOUN,
  QUOTE,
  RELATIVE,
  STOP,
  SUBORDINATOR,
} from "../words/word-class.js";
import type { CueShape } from "./cue-shape.js";
import { type Range, reach } from "./range.js";

const edge = STOP | COMMA | QUOTE | OPEN | CLOSE;

/** Scope where only function words and punctuation are known: the stretch between the clause boundaries around the cue. */
export function segmentScope(words: Words, cue: CueShape, scheme: Scheme): Range[] {
  if (cue.kind === "interjection") return [];
  if (cue.kind === "affix" && scheme !== "cd") return [{ from: cue.first, to: cue.last + 1 }];
  const to = segmentEnd(words, cue.last + 1);
  if (scheme === "bioscope") return [{ from: cue.first, to }];
  if (scheme === "sfu" || cue.kind === "preposition")
    return to > cue.last + 1 ? [{ from: cue.last + 1, to }] : [];
  return [{ from: segmentStart(words, cue.first), to }];
}

function segmentStart({ bits }: Words, first: number): number {
  for (let i = first - 1; i >= 0 && first - i < reach; i--) {
    const bit = bits[i]!;
    if ((bit & (edge | BUT | SUBORDINATOR)) !== 0) return i + 1;
    if ((bit & RELATIVE) !== 0) return i;
    if ((bit & AND) !== 0 && ((bits[i + 1] ?? 0) & PRONOUN) !== 0) return i + 1;
  }
  return Math.max(0, first - reach + 1);
}

function segmentEnd({ bits }: Words, from: number): number {
  for (let i = from; i < bits.length && i - from < reach; i++) {
    const bit = bits[i]!;
    if ((bit & (edge | BUT)) !== 0) return i;
    if ((bit & AND) !== 0 && ((bits[i + 1] ?? 0) & PRONOUN) !== 0) return i;
  }
  return Math.min(bits.length, from + reach);
}
