import { type Cell, compare } from "./comparison.js";
import { formatLevel } from "./number.js";
import { cellHeadings, rowCells, rowsOf, splitSubscript } from "./rows.js";
import { signatureFamilies } from "./signatures.js";
import { comparisonNotes, intervalNotes } from "./statistics-notes.js";
import type { RenderOptions, ScoreReport } from "./types.js";

/** A Markdown table: one system with precision, recall and F1, or several side by side; signatures below. */
export function renderMarkdown(
  reports: readonly ScoreReport[],
  { digits = 2, runs = [] }: RenderOptions = {},
): string {
  const single = reports.length === 1 && runs.length === 0 ? reports[0] : undefined;
  const table = single === undefined ? comparisonTable(reports, runs, digits) : fullTable(single, digits);
  const notes = (single === undefined ? comparisonNotes(reports, runs) : intervalNotes(reports)).map(
    escapeMarkdown,
  );
  const signatures = signatureFamilies(reports).map(codeSpan);
  const footnote = signatures.length === 0 ? [] : [`Signatures: ${signatures.join("; ")}`];
  return `${[table, ...notes, ...footnote].join("\n\n")}\n`;
}

function fullTable(report: ScoreReport, digits: number): string {
  const { intervals, system } = report;
  const level = intervals === undefined ? [] : [formatLevel(intervals.level)];
  return lines(
    [escapeMarkdown(system), ...cellHeadings, ...level],
    rowsOf(report).map((row) => [escapeLabel(row.label), ...rowCells(row, digits, intervals !== undefined)]),
  );
}

function comparisonTable(
  reports: readonly ScoreReport[],
  runs: RenderOptions["runs"],
  digits: number,
): string {
  const { headings, rows } = compare(reports, runs, digits);
  return lines(
    ["F1 (PCS: %)", ...headings.map(escapeMarkdown)],
    rows.map(({ label, cells }) => [escapeLabel(label), ...cells.map(cellText)]),
  );
}

function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return "";
  return (cell.best ? `**${cell.text}**` : cell.text) + escapeMarkdown(cell.stars);
}

function lines(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heading.map((_, column) => (column === 0 ? "---" : "---:"));
  return [heading, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function escapeLabel(label: string): string {
  const [base, subscript] = splitSubscript(label);
  return escapeMarkdown(base) + (subscript === "" ? "" : `<sub>${escapeMarkdown(subscript)}</sub>`);
}

export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]|~]/g, "\\$&")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/\s+/g, " ");
}

/** Nothing is escaped inside a code span; its fence must be longer than any run of backticks within. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const gap = longest > 0 ? " " : "";
  return fence + gap + text.replace(/\s+/g, " ") + gap + fence;
}
