import { html, type Markup } from "./markup.js";

/** Where on the drawing a panel begins and ends. */
export interface Panel {
  top: number;
  bottom: number;
}

export const frame = {
  width: 480,
  height: 372,
  left: 46,
  right: 472,
  f1: { top: 26, bottom: 176 },
  counts: { top: 216, bottom: 316 },
} as const;

export function scale(value: number, max: number, { top, bottom }: Panel): number {
  return bottom - (value / max) * (bottom - top);
}

/** 0 to at least `max` in at most five steps of 1, 2 or 5 times a power of ten: 87 -> 0 20 40 60 80 100. */
export function niceTicks(max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(max / 5));
  const step = [1, 2, 5, 10].map((factor) => Math.max(1, factor * power)).find((size) => size * 5 >= max)!;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, i) => i * step);
}

export function grid(ticks: readonly number[], max: number, panel: Panel): Markup[] {
  const { left, right } = frame;
  return ticks.map((tick) => {
    const y = fixed(scale(tick, max, panel));
    const line = html`<line class="${tick === 0 ? "axis" : "grid"}" x1="${left}" x2="${right}" y1="${y}" y2="${y}"/>`;
    return html`${line}<text class="tick" x="${left - 8}" y="${y}" dy="0.35em" text-anchor="end">${tick}</text>`;
  });
}

export function label(x: number, y: number, text: string): Markup {
  return html`<text class="value" x="${fixed(x)}" y="${fixed(y)}" text-anchor="middle">${text}</text>`;
}

export function fixed(value: number): string {
  return String(Number(value.toFixed(1)));
}
