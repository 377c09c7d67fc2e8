import { headlines, measuresOf } from "../measures.js";
import { nisMatches } from "../nis/scope-match.js";
import type { ScoreContext } from "../signature.js";
import { emptyTally, type Numbers, type Tally } from "../tally.js";

/** Counts of each sentence that has a negation on either side, by its position in the file; the rest count nothing. */
export interface SentenceCounts {
  sentences: number;
  rows: Map<number, Float64Array>;
}

/** The numbers of a tally in a fixed order. */
export function flatten(tally: Tally): Float64Array {
  const values: number[] = [];
  const visit = (numbers: Numbers) => {
    for (const key in numbers) {
      const value = numbers[key]!;
      if (typeof value === "number") values.push(value);
      else visit(value);
    }
  };
  visit(tally as unknown as Numbers);
  return Float64Array.from(values);
}

/** A sum of no rows yet. */
export function emptyRow(): Float64Array {
  return flatten(emptyTally(Object.keys(nisMatches)));
}

/** The way back. */
export function unflatten(values: Float64Array): Tally {
  const tally = emptyTally(Object.keys(nisMatches));
  let at = 0;
  const visit = (numbers: Numbers) => {
    for (const key in numbers) {
      if (typeof numbers[key] === "number") numbers[key] = values[at++]!;
      else visit(numbers[key]!);
    }
  };
  visit(tally as unknown as Numbers);
  return tally;
}

export function addRow(sum: Float64Array, row: Float64Array | undefined, weight = 1): void {
  if (row === undefined) return;
  for (let i = 0; i < row.length; i++) sum[i]! += weight * row[i]!;
}

/** The headline number of every measure for a sum of rows. */
export function headlinesOf(sum: Float64Array, context: ScoreContext): Record<string, number> {
  return headlines(measuresOf(unflatten(sum), context));
}
