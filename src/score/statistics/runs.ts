import { headlines } from "../measures.js";
import type { ScoreReport } from "../scorer.js";

/** Several runs of one system: mean and sample standard deviation of each measure's headline number. */
export interface RunSummary {
  system: string;
  signature: string;
  runs: number;
  mean: Record<string, number>;
  sd: Record<string, number>;
}

export function summariseRuns(reports: readonly ScoreReport[]): RunSummary {
  const values = reports.map((report) => headlines(report.measures));
  const names = Object.keys(values[0] ?? {});
  const column = (name: string) => values.map((row) => row[name]!);
  return {
    system: commonStart(reports.map((report) => report.system)),
    signature: reports[0]?.signature ?? "",
    runs: reports.length,
    mean: Object.fromEntries(names.map((name) => [name, mean(column(name))])),
    sd: Object.fromEntries(names.map((name) => [name, standardDeviation(column(name))])),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function standardDeviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}

/** `tagger-1.txt`, `tagger-2.txt` -> `tagger` */
function commonStart([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length).replace(/[\W_]+$/, "") || first;
}
