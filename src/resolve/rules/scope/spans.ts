import type { Span } from "../../../text/span.js";
import type { Words } from "../words/classify.js";
import { CLOSE, COMMA, OPEN, QUOTE, STOP } from "../words/word-class.js";
import type { CueShape } from "./cue-shape.js";
import type { Range } from "./range.js";

/** Token ranges as character spans, without punctuation at their ends; the cue is cut out unless it belongs. */
export function spansOfRanges(
  words: Words,
  ranges: readonly Range[],
  cue: CueShape,
  withCue = false,
): Span[] {
  const { tokens, bits } = words;
  const spans: Span[] = [];
  let touching = -1;
  const add = (start: number, end: number, at: number) => {
    const last = spans[spans.length - 1];
    if (last !== undefined && touching === at) last.end = end;
    else spans.push({ start, end });
  };
  let done = 0;
  for (const range of ranges) {
    const { from, to } = trimmed(bits, range, cue);
    for (let i = Math.max(from, done); i < to; i++) {
      const { start, end } = tokens[i]!;
      if (withCue || !isCue(cue, i)) {
        if ((bits[i]! & separator) === 0) add(start, end, i);
        touching = touching === i || (bits[i]! & separator) === 0 ? i + 1 : -1;
      } else if (cue.kind === "affix") {
        const affix = cue.spans[0]!;
        if (affix.start > start) add(start, affix.start, i);
        touching = affix.end < end ? i + 1 : -1;
        if (affix.end < end) spans.push({ start: affix.end, end });
      }
    }
    done = Math.max(done, to);
  }
  return spans;
}

function isCue({ at, first, last }: CueShape, index: number): boolean {
  return index >= first && index <= last && at.includes(index);
}

/** Marks that belong to a span only between its words. */
const separator = STOP | COMMA | QUOTE;

function trimmed(bits: Int32Array, range: Range, cue: CueShape): Range {
  let { from, to } = range;
  while (from < to && (bits[from]! & (separator | OPEN | CLOSE)) !== 0 && !isCue(cue, from)) from++;
  while (to > from && (bits[to - 1]! & (separator | OPEN)) !== 0 && !isCue(cue, to - 1)) to--;
  return { from, to };
}
