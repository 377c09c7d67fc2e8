import { starLegend } from "./number.js";
import type { RunSummary, ScoreReport } from "./types.js";

/** How the intervals, stars and means in a table came about, one sentence each. */
export function statisticsNotes(reports: readonly ScoreReport[], runs: readonly RunSummary[] = []): string[] {
  return [...intervalNotes(reports), ...comparisonNotes(reports, runs)];
}

export function intervalNotes(reports: readonly ScoreReport[]): string[] {
  const notes = reports.flatMap(({ intervals }) => {
    if (intervals === undefined) return [];
    const { level, samples, seed } = intervals;
    const percent = Number((level * 100).toFixed(2));
    return `${percent} % intervals of F1 (PCS: of the percentage): bootstrap over sentences, ${samples} samples, seed ${seed}.`;
  });
  return [...new Set(notes)];
}

export function comparisonNotes(reports: readonly ScoreReport[], runs: readonly RunSummary[] = []): string[] {
  const notes = reports.flatMap(({ comparison }) => {
    if (comparison === undefined) return [];
    const { against, trials, seed } = comparison;
    return `${starLegend} against ${against}: paired approximate randomisation, ${trials} trials, seed ${seed}.`;
  });
  const means = runs.length > 0 ? ["Mean ± sample standard deviation over the runs of a system."] : [];
  return [...new Set(notes), ...means];
}
