import type { ScoreContext } from "../signature.js";
import { createRandom } from "./random.js";
import { addRow, emptyRow, headlinesOf, type SentenceCounts } from "./sample.js";

/** A system against the first one named. */
export interface Comparison {
  against: string;
  trials: number;
  seed: number;
  /** Two-sided p-value of each measure's headline number. */
  p: Record<string, number>;
  /** This system minus the other, in points. */
  difference: Record<string, number>;
}

/**
 * Paired approximate randomisation (Noreen 1989; Yeh 2000): if the systems were alike, swapping their answers in
 * any sentence would change nothing; p is the share of random swaps that differ at least as much as seen.
 */
export function approximateRandomisation(
  baseline: SentenceCounts & { system: string },
  counts: SentenceCounts,
  context: ScoreContext,
  { trials = 10_000, seed = 12345 }: { trials?: number; seed?: number } = {},
): Comparison {
  const random = createRandom(seed);
  const pairs = differing(baseline, counts);
  const sums = [sumOf(baseline), sumOf(counts)] as const;
  const differ = (a: Float64Array, b: Float64Array) => {
    const left = headlinesOf(a, context);
    const right = headlinesOf(b, context);
    return Object.fromEntries(Object.keys(right).map((name) => [name, right[name]! - (left[name] ?? 0)]));
  };
  const difference = differ(...sums);
  const extreme = Object.fromEntries(Object.keys(difference).map((name) => [name, 1]));
  for (let trial = 0; trial < trials; trial++) {
    const a = sums[0].slice();
    const b = sums[1].slice();
    for (const [left, right] of pairs) {
      if (random() < 0.5) continue;
      addRow(a, left, -1);
      addRow(a, right);
      addRow(b, right, -1);
      addRow(b, left);
    }
    const shuffled = differ(a, b);
    for (const name in shuffled) {
      // Sums of fractions in another order differ in the last bits.
      if (Math.abs(shuffled[name]!) >= Math.abs(difference[name]!) - 1e-9) extreme[name]!++;
    }
  }
  const p = Object.fromEntries(Object.entries(extreme).map(([name, count]) => [name, count / (trials + 1)]));
  return { against: baseline.system, trials, seed, p, difference };
}

type Row = Float64Array | undefined;

/** Only sentences that the two systems answer differently can change the difference. */
function differing(a: SentenceCounts, b: SentenceCounts): [Row, Row][] {
  const positions = new Set([...a.rows.keys(), ...b.rows.keys()]);
  return [...positions]
    .map((position): [Row, Row] => [a.rows.get(position), b.rows.get(position)])
    .filter(([left, right]) => left?.some((value, i) => value !== (right?.[i] ?? 0)) ?? true);
}

function sumOf(counts: SentenceCounts): Float64Array {
  const sum = emptyRow();
  for (const row of counts.rows.values()) addRow(sum, row);
  return sum;
}
