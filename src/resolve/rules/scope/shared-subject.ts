import type { Words } from "../words/classify.js";
import { BASE, MODAL, QUOTE, STOP } from "../words/word-class.js";
import { type LeftEdge, leftEdge } from "./left-edge.js";
import { cut, type Range, reach } from "./range.js";

/** Verbs in a row that may share one subject. */
const longestRow = 4;

/**
 * The subject that a coordinated verb shares with the first one: *[He] came and did not stay*; before a bare verb the
 * auxiliary too: *[he would] come and ask no more*. Nothing where the clause has its own.
 */
export function sharedSubject(words: Words, { coordinated }: LeftEdge, verb: number): Range[] {
  const { bits, finite } = words;
  let conjunction = coordinated;
  let row = 0;
  for (let i = conjunction - 1; i >= 0 && conjunction - i < reach; i--) {
    if ((bits[i]! & (STOP | QUOTE)) !== 0) return [];
    if (finite[i] !== 1) continue;
    const edge = leftEdge(words, i);
    if (edge.coordinated >= 0) {
      if (++row > longestRow) return [];
      conjunction = edge.coordinated;
      i = conjunction;
      continue;
    }
    if (edge.from >= i) continue;
    const isBare = finite[verb] !== 1 || ((bits[verb]! & BASE) !== 0 && (bits[i]! & MODAL) !== 0);
    return cut(edge.from, isBare ? i + 1 : i, edge.gaps);
  }
  return [];
}
