import type { MeasureName } from "../measures.js";
import type { Rates } from "../rates.js";
import type { Measure } from "../starsem/measures.js";
import { formatInterval, formatPercent } from "./number.js";
import type { ScoreReport } from "./types.js";

type Block = "starsem" | "starsem B" | "other";

/** Every measure in the order it is shown: that of the official *SEM 2012 table, then ours. `_` begins a subscript. */
const measureRows: readonly (readonly [name: MeasureName, label: string, block: Block])[] = [
  ["cues", "Cues", "starsem"],
  ["scopesCueMatch", "Scopes (cue match)", "starsem"],
  ["scopesNoCueMatch", "Scopes (no cue match)", "starsem"],
  ["scopeTokens", "Scope tokens (no cue match)", "starsem"],
  ["negated", "Negated (no cue match)", "starsem"],
  ["global", "Full negation", "starsem"],
  ["cuesB", "Cues B", "starsem B"],
  ["scopesCueMatchB", "Scopes B (cue match)", "starsem B"],
  ["scopesNoCueMatchB", "Scopes B (no cue match)", "starsem B"],
  ["negatedB", "Negated B (no cue match)", "starsem B"],
  ["globalB", "Full negation B", "starsem B"],
  ["nisTok", "NIS_tok", "other"],
  ["nisExact", "NIS_ex", "other"],
  ["nisHead", "NIS_head", "other"],
  ["scopeTokensExactCue", "Scope tokens (exact cue)", "other"],
  ["conll2010", "CoNLL-2010", "other"],
  ["pcs", "PCS", "other"],
  ["focus", "Focus", "other"],
];

export interface Row {
  name: string;
  label: string;
  block: Block;
  counts?: Measure;
  rates?: Rates;
  /** F1, or the percentage itself. */
  headline: number;
  interval?: readonly [low: number, high: number];
  signature: string;
}

export function rowsOf(report: ScoreReport): Row[] {
  const known = measureRows.flatMap(([name, label, block]) => {
    const value = report.measures[name];
    return value === undefined ? [] : [rowOf(report, name, label, block, value)];
  });
  const custom = Object.entries(report.nis).map(([name, value]) =>
    rowOf(report, `nis:${name}`, `NIS_${name}`, "other", value),
  );
  return [...known, ...custom];
}

function rowOf(
  report: ScoreReport,
  name: string,
  label: string,
  block: Block,
  value: Measure | Rates | number,
): Row {
  const interval = report.intervals?.f1[name];
  return {
    name,
    label,
    block,
    headline: typeof value === "number" ? value : value.f1,
    ...(typeof value === "object" ? { rates: value } : {}),
    ...(typeof value === "object" && "tp" in value ? { counts: value } : {}),
    ...(interval === undefined ? {} : { interval }),
    signature: report.signatures[name] ?? report.signature,
  };
}

/** Headings of what `rowCells` returns. */
export const cellHeadings = ["gold", "system", "tp", "fp", "fn", "P", "R", "F1"] as const;

/** The numbers of a row as text, empty where it has none; with a last cell for the interval if there is to be one. */
export function rowCells(
  { counts, rates, headline, interval }: Row,
  digits: number,
  withInterval: boolean,
): string[] {
  const { gold, system, tp, fp, fn } = counts ?? {};
  const integers = [gold, system, tp, fp, fn].map((count) => count?.toString() ?? "");
  const percents = [rates?.precision, rates?.recall, headline];
  const cells = [
    ...integers,
    ...percents.map((value) => (value === undefined ? "" : formatPercent(value, digits))),
  ];
  if (!withInterval) return cells;
  return [...cells, interval === undefined ? "" : formatInterval(interval, digits)];
}

const shown = new Map<string, number>(measureRows.map(([name], position) => [name, position]));

/** Names in the order of the table; names it does not know come last, in their own order. */
export function inRowOrder(names: Iterable<string>): string[] {
  const place = (name: string) => shown.get(name) ?? shown.size;
  return [...new Set(names)].sort((a, b) => place(a) - place(b));
}

export function labelOf(name: string): string {
  return measureRows.find(([known]) => known === name)?.[1] ?? name.replace(/^nis:/, "NIS_");
}

/** `NIS_tok` -> `["NIS", "tok"]` */
export function splitSubscript(label: string): [base: string, subscript: string] {
  const at = label.indexOf("_");
  return at < 0 ? [label, ""] : [label.slice(0, at), label.slice(at + 1)];
}
