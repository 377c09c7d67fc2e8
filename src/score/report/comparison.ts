import { formatPercent, starsOf } from "./number.js";
import { inRowOrder, labelOf, type Row, rowsOf } from "./rows.js";
import type { RunSummary, ScoreReport } from "./types.js";

export interface Cell {
  text: string;
  /** The highest of its row as printed, unless all are alike. */
  best: boolean;
  stars: string;
  signature?: string;
}

/** Measures as rows, systems and summaries of runs as columns. */
export interface ComparisonTable {
  headings: string[];
  rows: { name: string; label: string; cells: (Cell | undefined)[] }[];
}

export function compare(
  reports: readonly ScoreReport[],
  runs: readonly RunSummary[] = [],
  digits = 2,
): ComparisonTable {
  const tables = reports.map((report) => new Map(rowsOf(report).map((row) => [row.name, row])));
  const names = inRowOrder([
    ...tables.flatMap((table) => [...table.keys()]),
    ...runs.flatMap(({ mean }) => Object.keys(mean)),
  ]);
  return {
    headings: [...reports.map(({ system }) => system), ...runs.map(runHeading)],
    rows: names.map((name) => ({
      name,
      label: labelOf(name),
      cells: [
        ...markBest(reports.map((report, i) => systemCell(report, tables[i]!.get(name), digits))),
        ...markBest(runs.map((summary) => runCell(summary, name, digits))),
      ],
    })),
  };
}

function runHeading({ system, runs }: RunSummary): string {
  return `${system} (${runs} ${runs === 1 ? "run" : "runs"})`;
}

function systemCell({ comparison }: ScoreReport, row: Row | undefined, digits: number): Cell | undefined {
  if (row === undefined) return undefined;
  const stars = starsOf(comparison?.p[row.name]);
  return { text: formatPercent(row.headline, digits), best: false, stars, signature: row.signature };
}

function runCell({ mean, sd }: RunSummary, name: string, digits: number): Cell | undefined {
  const centre = mean[name];
  if (centre === undefined) return undefined;
  return {
    text: `${formatPercent(centre, digits)} ± ${formatPercent(sd[name] ?? 0, digits)}`,
    best: false,
    stars: "",
  };
}

function markBest(cells: (Cell | undefined)[]): (Cell | undefined)[] {
  const values = cells.map((cell) => (cell === undefined ? Number.NaN : Number.parseFloat(cell.text)));
  const present = values.filter((value) => !Number.isNaN(value));
  const highest = Math.max(...present);
  const differ = present.some((value) => value < highest);
  return cells.map((cell, i) =>
    cell === undefined ? cell : { ...cell, best: differ && values[i] === highest },
  );
}
