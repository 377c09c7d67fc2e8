import { formatPercent } from "../number.js";
import { html, type Markup, nothing } from "./markup.js";
import { fixed, frame, label, scale } from "./plot-frame.js";

/** F1 over the bins; a bin in which the system has nothing to score is skipped. */
export function drawCurve(
  values: readonly (number | undefined)[],
  centre: (bin: number) => number,
  series: number,
  labelled: boolean,
): Markup {
  const points = values.flatMap((f1, bin) =>
    f1 === undefined ? [] : [{ x: centre(bin), y: scale(f1, 100, frame.f1), f1 }],
  );
  const marks = points.map(({ x, y, f1 }, i) => {
    const isLow = (points[i - 1]?.y ?? y) < y && (points[i + 1]?.y ?? y) < y && f1 > 20;
    const below = isLow || y < frame.f1.top + 14;
    const number = labelled ? label(x, below ? y + 19 : y - 10, formatPercent(f1, 1)) : nothing;
    return html`${drawMarker(series, x, y)}${number}`;
  });
  const path = points.map(({ x, y }) => `${fixed(x)},${fixed(y)}`).join(" ");
  return html`<polyline class="curve series-${series}" points="${path}"/>${marks}`;
}

/** One group of bars per bin: gold, then each system. */
export function drawBars(
  bins: readonly (readonly number[])[],
  centre: (bin: number) => number,
  max: number,
  labelled: boolean,
): Markup[] {
  const step = centre(1) - centre(0);
  return bins.flatMap((counts, bin) => {
    const width = Math.min(30, (step * 0.72) / counts.length);
    return counts.map((count, column) => {
      const x = centre(bin) + (column - counts.length / 2) * width;
      const y = scale(count, max, frame.counts);
      const name = column === 0 ? "gold" : `series-${column - 1}`;
      const bar = html`<rect class="bar ${name}" x="${fixed(x + 0.75)}" y="${fixed(y)}" width="${fixed(width - 1.5)}" height="${fixed(frame.counts.bottom - y)}"/>`;
      return html`${bar}${labelled ? label(x + width / 2, y - 4, String(count)) : nothing}`;
    });
  });
}

/** One shape per system, so that colour is not all that tells them apart. */
function drawMarker(series: number, x: number, y: number): Markup {
  const at = (dx: number, dy: number) => `${fixed(x + dx)},${fixed(y + dy)}`;
  const polygons = [
    [at(-4.5, -4.5), at(4.5, -4.5), at(4.5, 4.5), at(-4.5, 4.5)],
    [at(0, -6), at(5.5, 4.5), at(-5.5, 4.5)],
    [at(0, -6), at(6, 0), at(0, 6), at(-6, 0)],
  ];
  const polygon = polygons[series - 1];
  return polygon === undefined
    ? html`<circle class="marker series-${series}" cx="${fixed(x)}" cy="${fixed(y)}" r="4.5"/>`
    : html`<polygon class="marker series-${series}" points="${polygon.join(" ")}"/>`;
}
