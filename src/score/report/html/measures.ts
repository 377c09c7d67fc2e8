import { type Cell, compare } from "../comparison.js";
import { formatLevel, formatPercent } from "../number.js";
import { cellHeadings, type Row, rowCells, rowsOf, splitSubscript } from "../rows.js";
import { familyOf, signatureFamilies } from "../signatures.js";
import { statisticsNotes } from "../statistics-notes.js";
import type { RunSummary, ScoreReport } from "../types.js";
import { html, type Markup, nothing } from "./markup.js";

/** Number of the note with a signature, from 1. */
type NoteOf = (signature: string) => number;

export function measuresSection(
  reports: readonly ScoreReport[],
  runs: readonly RunSummary[],
  digits: number,
): Markup {
  const families = signatureFamilies(reports);
  const noteOf: NoteOf = (signature) => families.indexOf(familyOf(signature)) + 1;
  const several = reports.length + runs.length > 1;
  const details = reports.map((report) => measureTable(report, digits, noteOf));
  return html`<section aria-labelledby="measures"><h2 id="measures">Measures</h2>
${several ? comparisonTable(reports, runs, digits, noteOf) : nothing}
${several ? details.map((table, i) => html`<details><summary>All numbers of ${reports[i]!.system}</summary>${table}</details>`) : details}
${notes(families, statisticsNotes(reports, runs))}</section>`;
}

function measureTable(report: ScoreReport, digits: number, noteOf: NoteOf): Markup {
  const { intervals, sentences, system } = report;
  const headings = [...cellHeadings, ...(intervals === undefined ? [] : [formatLevel(intervals.level)])];
  const rows = rowsOf(report);
  return html`${sentenceFigures(sentences, report.signature, digits)}
<div class="scroll" role="group" aria-label="Measures of ${system}" tabindex="0"><table><caption class="hidden">${system}</caption>
<thead><tr><th scope="col">Measure</th>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map((row, at) => measureRow(row, row.block !== rows[at - 1]?.block, rowCells(row, digits, intervals !== undefined), noteOf))}</tbody></table></div>
`;
}

function measureRow(
  { label, signature }: Row,
  starts: boolean,
  cells: readonly string[],
  noteOf: NoteOf,
): Markup {
  const headline = cellHeadings.length - 1;
  return html`<tr${starts ? html` class="starts"` : nothing}>${rowHeading(label, signature, noteOf)}${cells.map(
    (cell, at) =>
      html`<td${at === headline ? html` class="headline"` : nothing}${cell === "" ? nothing : html` title="${signature}"`}>${cell}</td>`,
  )}</tr>
`;
}

function rowHeading(label: string, signature: string | undefined, noteOf: NoteOf): Markup {
  const note = signature === undefined ? 0 : noteOf(signature);
  const link =
    note === 0
      ? nothing
      : html` <a class="note" href="#signature-${note}" aria-label="Signature ${note}">${note}</a>`;
  return html`<th scope="row">${labelMarkup(label)}${link}</th>`;
}

function labelMarkup(label: string): Markup {
  const [base, subscript] = splitSubscript(label);
  return subscript === "" ? html`${base}` : html`${base}<sub>${subscript}</sub>`;
}

function comparisonTable(
  reports: readonly ScoreReport[],
  runs: readonly RunSummary[],
  digits: number,
  noteOf: NoteOf,
): Markup {
  const { headings, rows } = compare(reports, runs, digits);
  const cellMarkup = (cell: Cell | undefined, name: string, column: number) => {
    if (cell === undefined) return html`<td></td>`;
    const title = [cell.signature, testOf(reports[column], name)]
      .filter((part) => part !== undefined)
      .join("\n");
    const number = cell.best ? html`<strong>${cell.text}</strong>` : html`${cell.text}`;
    return html`<td title="${title}">${number}<span class="stars">${cell.stars}</span></td>`;
  };
  return html`<div class="scroll" role="group" aria-label="Systems compared" tabindex="0"><table>
<caption>F1 of each system (PCS: percent); the best of each row is bold</caption>
<thead><tr><th scope="col">Measure</th>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map(({ name, label, cells }) => {
    const signature = cells.find((cell) => cell?.signature !== undefined)?.signature;
    return html`<tr>${rowHeading(label, signature, noteOf)}${cells.map((cell, at) => cellMarkup(cell, name, at))}</tr>
`;
  })}</tbody></table></div>
`;
}

function testOf(report: ScoreReport | undefined, name: string): string | undefined {
  const { against, p, difference } = report?.comparison ?? {};
  const [value, points] = [p?.[name], difference?.[name]];
  if (value === undefined || points === undefined) return undefined;
  return `${points < 0 ? "" : "+"}${points.toFixed(2)} against ${against}, p = ${value.toFixed(4)}`;
}

function sentenceFigures(sentences: ScoreReport["sentences"], signature: string, digits: number): Markup {
  const figures = [
    ["sentences", String(sentences.total)],
    ["with negation", String(sentences.negated)],
    ["of these with errors", String(sentences.withErrors)],
    ["sentences correct", `${formatPercent(sentences.correct, digits)} %`],
    ["negation sentences correct", `${formatPercent(sentences.correctNegated, digits)} %`],
  ] as const;
  return html`<dl class="figures">${figures.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd title="${signature}">${value}</dd></div>`,
  )}</dl>
`;
}

function notes(families: readonly string[], statistics: readonly string[]): Markup {
  return html`<div class="notes">${statistics.map((note) => html`<p>${note}</p>`)}
<p>Every number names the options, data and version it depends on; two numbers compare only if these agree.</p>
<ol>${families.map((signature, i) => html`<li id="signature-${i + 1}"><code>${signature}</code></li>`)}</ol></div>`;
}
