import type { Span } from "../src/text/index.js";

export interface Tally {
  gold: number;
  found: number;
  right: number;
}

/** Spans that agree in both ends. */
export function tally(gold: readonly Span[], found: readonly Span[]): Tally {
  const keys = new Set(gold.map((span) => `${span.start}-${span.end}`));
  const right = found.filter((span) => keys.has(`${span.start}-${span.end}`)).length;
  return { gold: gold.length, found: found.length, right };
}

export function add(a: Tally, b: Tally): Tally {
  return { gold: a.gold + b.gold, found: a.found + b.found, right: a.right + b.right };
}

/** `P 97.1 R 83.0 F1 89.5`, in per cent. */
export function format({ gold, found, right }: Tally): string {
  const precision = (100 * right) / found;
  const recall = (100 * right) / gold;
  return `P ${precision.toFixed(1)} R ${recall.toFixed(1)} F1 ${((200 * right) / (gold + found)).toFixed(1)}`;
}
