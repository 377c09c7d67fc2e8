import { formatPercent } from "../number.js";
import type { ScoreReport } from "../types.js";
import { html, type Markup } from "./markup.js";
import { fixed, frame, grid, niceTicks } from "./plot-frame.js";
import { drawBars, drawCurve } from "./plot-series.js";

/** More systems than this in one plot cannot be told apart. */
const seriesPerPlot = 4;

/** NIS_tok F1 above, counts of gold and systems below, over the same bins of scope length. */
export function scopeLengthPlots(reports: readonly ScoreReport[]): Markup {
  const plots: Markup[] = [];
  for (let at = 0; at < reports.length; at += seriesPerPlot) {
    plots.push(scopeLengthPlot(reports.slice(at, at + seriesPerPlot), plots.length + 1));
  }
  return html`<div>${plots}</div>`;
}

function scopeLengthPlot(reports: readonly ScoreReport[], number: number): Markup {
  const { left, right, width, height, f1, counts } = frame;
  const bins = binsOf(reports);
  const step = (right - left) / Math.max(1, bins.length);
  const centre = (bin: number) => left + step * (bin + 0.5);
  const groupsIn = (bin: string) => reports.map((report) => groupOf(report, bin));
  const bars = bins.map((bin) => {
    const groups = groupsIn(bin);
    return [
      groups.find((group) => group !== undefined)?.gold ?? 0,
      ...groups.map((group) => group?.system ?? 0),
    ];
  });
  const ticks = niceTicks(Math.max(1, ...bars.flat()));
  const top = ticks.at(-1)!;
  const labelled = reports.length === 1;
  const curves = reports.map((report, series) => {
    const values = bins.map((bin) => groupOf(report, bin)?.nisTok.f1);
    return drawCurve(values, centre, series, labelled);
  });
  const names = bins.map(
    (bin, i) =>
      html`<text class="tick" x="${fixed(centre(i))}" y="${counts.bottom + 18}" text-anchor="middle">${bin}</text>`,
  );
  return html`<figure><ul class="key"><li><i class="swatch gold"></i>gold</li>${reports.map(
    ({ system }, series) => html`<li><i class="swatch series-${series}"></i>${system}</li>`,
  )}</ul>
<div class="scroll" role="group" aria-label="Plot by scope length" tabindex="0"><svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="plot-${number}-title plot-${number}-desc">
<title id="plot-${number}-title">NIS tok F1 and number of instances by scope length</title><desc id="plot-${number}-desc">${reports.map(describe).join(" ")}</desc>
<text class="axis-title" x="4" y="14">NIS<tspan dy="3" font-size="10">tok</tspan><tspan dy="-3"> F1 (%)</tspan></text>${grid([0, 25, 50, 75, 100], 100, f1)}${curves}
<text class="axis-title" x="4" y="${counts.top - 14}">instances</text>${grid(ticks, top, counts)}${drawBars(bars, centre, top, labelled)}
${names}
<text class="axis-title" x="${(left + right) / 2}" y="${height - 14}" text-anchor="middle">scope length in words, each side by its own scope</text></svg></div></figure>
`;
}

function groupOf({ breakdown }: ScoreReport, bin: string) {
  return breakdown.scopeLength.find(({ group }) => group === bin);
}

/** Bins that occur in any report, shortest first. */
function binsOf(reports: readonly ScoreReport[]): string[] {
  const labels = new Set(reports.flatMap(({ breakdown }) => breakdown.scopeLength.map(({ group }) => group)));
  return [...labels].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

function describe({ system, breakdown }: ScoreReport): string {
  const parts = breakdown.scopeLength.map(
    ({ group, nisTok, gold, system: found }) =>
      `${group} words: F1 ${formatPercent(nisTok.f1, 1)}, gold ${gold}, system ${found}`,
  );
  return `${system}: ${parts.join("; ")}.`;
}
