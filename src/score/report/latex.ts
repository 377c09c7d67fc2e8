import { type Cell, compare } from "./comparison.js";
import { formatLevel } from "./number.js";
import { cellHeadings, rowCells, rowsOf, splitSubscript } from "./rows.js";
import { signatureFamilies } from "./signatures.js";
import { comparisonNotes, intervalNotes } from "./statistics-notes.js";
import type { RenderOptions, ScoreReport } from "./types.js";

/** A LaTeX table (needs `\usepackage{booktabs}`); the signature stands below it, those of each measure in comments. */
export function renderLatex(
  reports: readonly ScoreReport[],
  { digits = 2, runs = [] }: RenderOptions = {},
): string {
  const single = reports.length === 1 && runs.length === 0 ? reports[0] : undefined;
  const tabular = single === undefined ? comparisonTable(reports, runs, digits) : fullTable(single, digits);
  const notes = (single === undefined ? comparisonNotes(reports, runs) : intervalNotes(reports)).map(
    escapeLatex,
  );
  const signatures = [...new Set(reports.map(({ signature }) => `\\texttt{${escapeSignature(signature)}}`))];
  const below = [...notes, ...signatures].map((note) => `\\par\\smallskip{\\footnotesize ${note}\\par}`);
  const comments = signatureFamilies(reports).map((signature) => `% ${signature.replace(/\s+/g, " ")}`);
  return `${["\\begin{table}", "\\centering", ...tabular, ...below, "\\end{table}", ...comments].join("\n")}\n`;
}

function fullTable(report: ScoreReport, digits: number): string[] {
  const { intervals, system } = report;
  const level = intervals === undefined ? [] : [formatLevel(intervals.level)];
  const rows = rowsOf(report);
  return tabular(
    [system, ...cellHeadings, ...level].map(escapeLatex),
    rows.map((row) => [
      escapeLabel(row.label),
      ...rowCells(row, digits, intervals !== undefined).map(escapeLatex),
    ]),
    (at) => rows[at]!.block !== rows[at - 1]?.block,
  );
}

function comparisonTable(
  reports: readonly ScoreReport[],
  runs: RenderOptions["runs"],
  digits: number,
): string[] {
  const { headings, rows } = compare(reports, runs, digits);
  return tabular(
    ["F\\textsubscript{1} (PCS: \\%)", ...headings.map(escapeLatex)],
    rows.map(({ label, cells }) => [escapeLabel(label), ...cells.map(cellText)]),
  );
}

function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return "";
  const text = escapeLatex(cell.text);
  return (
    (cell.best ? `\\textbf{${text}}` : text) + (cell.stars === "" ? "" : `\\textsuperscript{${cell.stars}}`)
  );
}

function tabular(
  heading: readonly string[],
  rows: string[][],
  startsBlock: (at: number) => boolean = (at) => at === 0,
) {
  const line = (cells: readonly string[]) => `${cells.join(" & ")} \\\\`;
  return [
    `\\begin{tabular}{l${"r".repeat(heading.length - 1)}}`,
    "\\toprule",
    line(heading),
    ...rows.flatMap((cells, at) => (startsBlock(at) ? ["\\midrule", line(cells)] : [line(cells)])),
    "\\bottomrule",
    "\\end{tabular}",
  ];
}

function escapeLabel(label: string): string {
  const [base, subscript] = splitSubscript(label);
  return escapeLatex(base) + (subscript === "" ? "" : `\\textsubscript{${escapeLatex(subscript)}}`);
}

/** character -> what prints it */
const latexEscapes: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "|": "\\textbar{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "±": "$\\pm$",
  "–": "--",
  "…": "\\ldots{}",
};

export function escapeLatex(text: string): string {
  return text.replace(/[\\{}$&#%_^~|<>±–…]/g, (character) => latexEscapes[character]!).replace(/\s+/g, " ");
}

/** Typewriter text does not break; a signature may, before each field. */
function escapeSignature(signature: string): string {
  return signature.split("|").map(escapeLatex).join("\\allowbreak\\textbar{}");
}
