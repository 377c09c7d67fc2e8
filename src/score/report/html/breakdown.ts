import type { Dimension, Group } from "../../breakdown.js";
import { dimensionLabels } from "../breakdown-text.js";
import { formatPercent } from "../number.js";
import type { ScoreReport } from "../types.js";
import { html, type Markup } from "./markup.js";
import { scopeLengthPlots } from "./plot.js";

const headings: Readonly<Record<Dimension, string>> = { scopeLength: "Words", cueKind: "Cue", file: "File" };

/** A table longer than this starts folded. */
const longTable = 24;

export function breakdownSection(reports: readonly ScoreReport[], digits: number): Markup {
  const table = (dimension: Dimension) => {
    const only = reports.length === 1 ? reports[0] : undefined;
    return only === undefined
      ? comparedTable(dimension, reports, digits)
      : fullTable(dimension, only, digits);
  };
  return html`<section aria-labelledby="by-length"><h2 id="by-length">By scope length</h2>
<div class="beside">${scopeLengthPlots(reports)}<div>${table("scopeLength")}</div></div></section>
<div class="${reports.length === 1 ? "pair" : "stack"}"><section aria-labelledby="by-cue"><h2 id="by-cue">By kind of cue</h2>${table("cueKind")}</section>
<section aria-labelledby="by-file"><h2 id="by-file">By file</h2>${table("file")}</section></div>
`;
}

/** One system: everything that is counted. */
function fullTable(dimension: Dimension, report: ScoreReport, digits: number): Markup {
  const row = ({ gold, system, cues, nisTok, nisExact }: Group) => [
    html`<td>${gold}</td><td>${system}</td>`,
    percentCell(cues.f1, report, "score", digits),
    ...[nisTok.precision, nisTok.recall, nisTok.f1].map((value) =>
      percentCell(value, report, "nisTok", digits),
    ),
    percentCell(nisExact.f1, report, "nisExact", digits),
  ];
  const head = html`<tr><th scope="col">${headings[dimension]}</th><th scope="col">gold</th><th scope="col">system</th><th scope="col">cues F1</th>
<th scope="col">NIS<sub>tok</sub> P</th><th scope="col">R</th><th scope="col">F1</th><th scope="col">NIS<sub>ex</sub> F1</th></tr>`;
  const rows = report.breakdown[dimension].map((group) => line(group.group, row(group)));
  return frame(dimension, head, rows);
}

/** Several systems: how many instances each finds, and its F1. */
function comparedTable(dimension: Dimension, reports: readonly ScoreReport[], digits: number): Markup {
  const tables = reports.map((report) => new Map(report.breakdown[dimension].map((row) => [row.group, row])));
  const names = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  if (dimension === "scopeLength") names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const head = html`<tr><th scope="col" rowspan="2">${headings[dimension]}</th><th scope="col" rowspan="2">gold</th>${reports.map(
    ({ system }) => html`<th scope="colgroup" colspan="2">${system}</th>`,
  )}</tr>
<tr class="second">${reports.map(() => html`<th scope="col">number</th><th scope="col">NIS<sub>tok</sub> F1</th>`)}</tr>`;
  const rows = names.map((name) => {
    const groups = tables.map((table) => table.get(name));
    const gold = groups.find((group) => group !== undefined)?.gold ?? 0;
    const cells = groups.map((group, i) =>
      group === undefined
        ? html`<td>0</td><td></td>`
        : html`<td>${group.system}</td>${percentCell(group.nisTok.f1, reports[i]!, "nisTok", digits)}`,
    );
    return line(name, [html`<td>${gold}</td>`, ...cells]);
  });
  return frame(dimension, head, rows);
}

function percentCell(value: number, report: ScoreReport, measure: string, digits: number): Markup {
  return html`<td title="${report.signatures[measure] ?? report.signature}">${formatPercent(value, digits)}</td>`;
}

function line(group: string, cells: readonly Markup[]): Markup {
  return html`<tr><th scope="row">${group === "" ? "(none)" : group}</th>${cells}</tr>
`;
}

function frame(dimension: Dimension, head: Markup, rows: readonly Markup[]): Markup {
  if (rows.length === 0) return html`<p>No negation on either side.</p>`;
  const label = dimensionLabels[dimension];
  const table = html`<div class="scroll" role="group" aria-label="${label}" tabindex="0"><table><caption class="hidden">${label}</caption>
<thead>${head}</thead>
<tbody>${rows}</tbody></table></div>
`;
  return rows.length <= longTable
    ? table
    : html`<details><summary>${rows.length} rows</summary>${table}</details>`;
}
