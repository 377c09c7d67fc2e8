import { roundLikePrintf } from "../rates.js";

/** With two decimals, as the official script prints: ties of the binary value go to the even digit. */
export function formatPercent(value: number, digits = 2): string {
  return digits === 2 ? roundLikePrintf(value).toFixed(2) : value.toFixed(digits);
}

/** `78.10–86.90` */
export function formatInterval([low, high]: readonly [number, number], digits = 2): string {
  return `${formatPercent(low, digits)}–${formatPercent(high, digits)}`;
}

/** A confidence level as a heading: `95 % interval`. */
export function formatLevel(level: number): string {
  return `${Number((level * 100).toFixed(2))} % interval`;
}

/** Smallest significance level reached; rows are `p below` and its mark. */
const starLevels = [
  [0.001, "***"],
  [0.01, "**"],
  [0.05, "*"],
] as const;

export function starsOf(p: number | undefined): string {
  if (p === undefined) return "";
  return starLevels.find(([level]) => p < level)?.[1] ?? "";
}

export const starLegend = "* p < 0.05, ** p < 0.01, *** p < 0.001";
