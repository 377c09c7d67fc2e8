import type { Words } from "../words/classify.js";
import { COMMENT } from "../words/word-class.js";
import { affixScope } from "./affix.js";
import { clauseScope, complement } from "./clause.js";
import type { CueShape } from "./cue-shape.js";
import { cut, type Range } from "./range.js";

/** CD-SCO: the whole clause, subject included, cue excluded (Morante, Schrauwen and Daelemans 2011). */
export function cdScope(words: Words, cue: CueShape): Range[] {
  switch (cue.kind) {
    case "interjection":
      return [];
    case "affix": {
      const ranges = affixScope(words, cue.first);
      const isWord = ranges.length === 1 && ranges[0]!.to - ranges[0]!.from === 1;
      return isWord ? ranges : withoutComments(words, ranges);
    }
    case "preposition":
      return withoutComments(words, complement(words, cue.last + 1));
    default:
      return withoutComments(words, clauseScope(words, cue));
  }
}

/** CD-SCO leaves *certainly*, *surely*, *therefore* out: they comment on the negated clause. */
function withoutComments({ bits }: Words, ranges: readonly Range[]): Range[] {
  return ranges.flatMap(({ from, to }) => {
    const gaps: Range[] = [];
    for (let i = to - 1; i >= from; i--) if ((bits[i]! & COMMENT) !== 0) gaps.push({ from: i, to: i + 1 });
    return gaps.length === 0 ? [{ from, to }] : cut(from, to, gaps);
  });
}
