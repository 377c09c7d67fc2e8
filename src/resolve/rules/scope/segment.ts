import type { Scheme } from "../../../negation/lexicon/row.js";
import type { Words } from "../words/classify.js";
import {
  ADVERB,
  AND,
  BUT,
  CLOSE,
  COMMA,
  NEGATION,
  OPEN,
  PRONOUN,
  QUOTE,
  RELATIVE,
  STOP,
  SUBORDINATOR,
  THAT,
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
  const start = segmentStart(words, cue.first);
  const shared = sharedStart(words, start, cue.first);
  return shared === undefined ? [{ from: start, to }] : [shared, { from: cue.first, to }];
}

/** *Wir haben keine Zeit und kein Geld*: what stands before the first of two negated parts belongs to both. */
function sharedStart({ bits }: Words, start: number, cue: number): Range | undefined {
  if (((bits[cue - 1] ?? 0) & AND) === 0) return undefined;
  for (let i = start; i < cue - 1; i++) if ((bits[i]! & NEGATION) !== 0) return { from: start, to: i };
  return undefined;
}

/** *Das ist aber nicht wahr*: within a clause *aber* and *doch* only colour it. */
function isBut(bits: Int32Array, at: number): boolean {
  const bit = bits[at]!;
  if ((bit & BUT) === 0) return false;
  return (
    (bit & ADVERB) === 0 || ((bits[at - 1] ?? STOP) & edge) !== 0 || ((bits[at + 1] ?? 0) & PRONOUN) !== 0
  );
}

function segmentStart({ bits }: Words, first: number): number {
  for (let i = first - 1; i >= 0 && first - i < reach; i--) {
    const bit = bits[i]!;
    if ((bit & (edge | SUBORDINATOR)) !== 0 || isBut(bits, i)) return i + 1;
    if ((bit & RELATIVE) !== 0) return i;
    if ((bit & AND) !== 0 && ((bits[i + 1] ?? 0) & PRONOUN) !== 0) return i + 1;
  }
  return Math.max(0, first - reach + 1);
}

function segmentEnd({ bits }: Words, from: number): number {
  for (let i = from; i < bits.length && i - from < reach; i++) {
    const bit = bits[i]!;
    const next = bits[i + 1] ?? 0;
    if ((bit & COMMA) !== 0 && (next & THAT) !== 0) continue;
    if ((bit & edge) !== 0 || isBut(bits, i)) return i;
    if ((bit & AND) !== 0 && (next & (PRONOUN | NEGATION)) !== 0) return i;
  }
  return Math.min(bits.length, from + reach);
}
