import { type Cell, compare } from "./comparison.js";
import { comparisonNotes } from "./statistics-notes.js";
import { alignColumns, clipStart, displayWidth, printable, wrap } from "./text-table.js";
import type { RunSummary, ScoreReport } from "./types.js";

const maxWidth = 100;
const labelWidth = 27;

/** Systems side by side, in as many tables as it takes to stay within the width. */
export function renderComparison(
  reports: readonly ScoreReport[],
  runs: readonly RunSummary[],
  digits: number,
): string {
  const { headings, rows } = compare(reports, runs, digits);
  const names = headings.map((heading) => clipStart(printable(heading), 22));
  const columns = names.map((name, i) => {
    const cells = rows.map((row) => row.cells[i]);
    const starWidth = Math.max(0, ...cells.map((cell) => cell?.stars.length ?? 0));
    return [name, ...cells.map((cell) => cellText(cell, starWidth))];
  });
  const labels = ["F1 (PCS: %)", ...rows.map(({ label }) => printable(label))];
  const tables = columnBlocks(columns).map((block) => {
    const lines = labels.map((label, line) => [label, ...block.map((column) => column[line]!)]);
    return alignColumns([lines[0]!, [], ...lines.slice(1)]).join("\n");
  });
  const best = rows.some(({ cells }) => cells.some((cell) => cell?.best)) ? ["> best of its row."] : [];
  const notes = [...best, ...comparisonNotes(reports, runs)].map((note) => wrap(printable(note)));
  return [...tables, ...(notes.length === 0 ? [] : [notes.join("\n")])].join("\n\n");
}

/** Stars keep their own width, so that the numbers stand below each other. */
function cellText(cell: Cell | undefined, starWidth: number): string {
  if (cell === undefined) return "-".padEnd(1 + starWidth);
  return `${cell.best ? ">" : ""}${cell.text}${cell.stars.padEnd(starWidth)}`;
}

function columnBlocks(columns: readonly string[][]): string[][][] {
  const blocks: string[][][] = [];
  let room = 0;
  for (const column of columns) {
    const width = 2 + Math.max(...column.map(displayWidth));
    if (blocks.length === 0 || width > room) {
      blocks.push([]);
      room = maxWidth - labelWidth;
    }
    blocks.at(-1)!.push(column);
    room -= width;
  }
  return blocks;
}
