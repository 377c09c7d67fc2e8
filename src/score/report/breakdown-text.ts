import type { Dimension, Group } from "../breakdown.js";
import { formatPercent } from "./number.js";
import { alignColumns, clipStart, printable } from "./text-table.js";

export const dimensionLabels: Readonly<Record<Dimension, string>> = {
  scopeLength: "Scope length (words)",
  cueKind: "Kind of cue",
  file: "File",
};

export function renderBreakdown(dimension: Dimension, groups: readonly Group[], digits: number): string {
  const percents = (...values: number[]) => values.map((value) => formatPercent(value, digits));
  return alignColumns([
    [dimensionLabels[dimension], "gold", "system", "cues F1", "NIS_tok P", "R", "F1", "NIS_ex F1"],
    [],
    ...groups.map(({ group, gold, system, cues, nisTok, nisExact }) => [
      clipStart(printable(group === "" ? "(none)" : group), 40),
      ...[gold, system].map(String),
      ...percents(cues.f1, nisTok.precision, nisTok.recall, nisTok.f1, nisExact.f1),
    ]),
  ]).join("\n");
}
