/** Precision, recall and their harmonic mean, in percent. */
export interface Rates {
  precision: number;
  recall: number;
  f1: number;
}

/** In percent; 0 where nothing was counted, as the official script has it. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

export function rates(precision: number, recall: number): Rates {
  return { precision, recall, f1: harmonicMean(precision, recall) };
}

export function harmonicMean(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** Two decimals as C's printf rounds: a tie of the binary value (3.125) goes to the even digit. */
export function roundLikePrintf(value: number): number {
  const scaled = value * 8;
  const isTie = Number.isInteger(scaled) && scaled % 2 !== 0;
  if (!isTie) return Number(value.toFixed(2));
  const below = Math.floor(value * 100);
  return (below % 2 === 0 ? below : below + 1) / 100;
}
