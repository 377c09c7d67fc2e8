import { renderBreakdown } from "./breakdown-text.js";
import { renderComparison } from "./comparison-text.js";
import { renderInstances } from "./instances.js";
import { formatLevel, formatPercent } from "./number.js";
import { cellHeadings, rowCells, rowsOf } from "./rows.js";
import { signatureFamilies } from "./signatures.js";
import { intervalNotes } from "./statistics-notes.js";
import { alignColumns, printable, wrap } from "./text-table.js";
import type { ScoreReport, TableOptions } from "./types.js";

/**
 * Plain text for a terminal: each system with all its measures, then the systems side by side.
 *
 * @example
 * process.stdout.write(renderTable([scorer.report()], { breakdown: ["cueKind"] }));
 */
export function renderTable(
  reports: readonly ScoreReport[],
  { digits = 2, breakdown = [], instances = false, runs = [] }: TableOptions = {},
): string {
  const blocks = reports.flatMap((report) => [
    [printable(report.system), printable(report.signature)].join("\n"),
    measureTable(report, digits),
    sentenceTable(report, digits),
    ...notes(intervalNotes([report])),
    ...breakdown.map((dimension) => renderBreakdown(dimension, report.breakdown[dimension], digits)),
    ...(instances ? [renderInstances(report).trimEnd()] : []),
  ]);
  if (reports.length + runs.length > 1 || runs.length > 0)
    blocks.push(renderComparison(reports, runs, digits));
  const families = signatureFamilies(reports).map((signature) => `  ${printable(signature)}`);
  if (families.length > 0) blocks.push(["Signatures", ...families].join("\n"));
  return `${blocks.join("\n\n")}\n`;
}

function notes(sentences: readonly string[]): string[] {
  return sentences.length === 0 ? [] : [sentences.map((sentence) => wrap(printable(sentence))).join("\n")];
}

function measureTable(report: ScoreReport, digits: number): string {
  const { intervals } = report;
  const level = intervals === undefined ? [] : [formatLevel(intervals.level)];
  const lines: string[][] = [["", ...cellHeadings, ...level]];
  let block = "";
  for (const row of rowsOf(report)) {
    if (row.block !== block) lines.push([]);
    block = row.block;
    lines.push([printable(row.label), ...rowCells(row, digits, intervals !== undefined)]);
  }
  return alignColumns(lines).join("\n");
}

function sentenceTable({ sentences }: ScoreReport, digits: number): string {
  return alignColumns([
    ["Sentences", String(sentences.total)],
    ["Negation sentences", String(sentences.negated)],
    ["Negation sentences with errors", String(sentences.withErrors)],
    ["Correct sentences (%)", formatPercent(sentences.correct, digits)],
    ["Correct negation sentences (%)", formatPercent(sentences.correctNegated, digits)],
  ]).join("\n");
}
