import type { Example } from "./example.js";

/** Pieces that run through the model at a time. */
const batchPieces = 512;

/**
 * Indices of examples that run together: those of the same number of pieces, so that no logit depends on padding;
 * `alone` puts each by itself. Short ones come first.
 */
export function batchesOf(examples: readonly Example[], { alone = false } = {}): number[][] {
  const order = [...examples.keys()].sort((a, b) => lengthOf(a) - lengthOf(b) || a - b);
  const batches: number[][] = [];
  let last: number[] = [];
  for (const index of order) {
    const length = lengthOf(index);
    const fits =
      last.length > 0 && lengthOf(last[0]!) === length && (last.length + 1) * length <= batchPieces;
    if (fits && !alone) {
      last.push(index);
      continue;
    }
    last = [index];
    batches.push(last);
  }
  return batches;

  function lengthOf(index: number): number {
    return examples[index]!.ids.length;
  }
}
