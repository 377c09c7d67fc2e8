import type { ScoreContext } from "../signature.js";
import { createRandom } from "./random.js";
import { addRow, emptyRow, headlinesOf, type SentenceCounts } from "./sample.js";

/** Percentile intervals of each measure's headline number (F1, or the percentage itself). */
export interface Intervals {
  level: number;
  samples: number;
  seed: number;
  f1: Record<string, [low: number, high: number]>;
}

/** Bootstrap over sentences (Efron and Tibshirani 1993): draws as many sentences as there are, with replacement. */
export function bootstrap(
  counts: SentenceCounts,
  context: ScoreContext,
  { samples = 1000, level = 0.95, seed = 12345 }: { samples?: number; level?: number; seed?: number } = {},
): Intervals {
  const random = createRandom(seed);
  const rows = [...counts.rows.values()];
  const drawn: Record<string, number[]> = {};
  for (let sample = 0; sample < samples; sample++) {
    const sum = emptyRow();
    for (let i = 0; i < counts.sentences; i++) addRow(sum, rows[Math.floor(random() * counts.sentences)]);
    const values = headlinesOf(sum, context);
    for (const name in values) {
      drawn[name] ??= [];
      drawn[name].push(values[name]!);
    }
  }
  const f1 = Object.entries(drawn).map(([name, values]) => [name, percentiles(values, level)]);
  return { level, samples, seed, f1: Object.fromEntries(f1) };
}

function percentiles(values: number[], level: number): [low: number, high: number] {
  values.sort((a, b) => a - b);
  const tail = (1 - level) / 2;
  const at = (share: number) => values[Math.min(values.length - 1, Math.floor(share * values.length))]!;
  return [at(tail), at(1 - tail)];
}
