/** Half-open range of token indices. */
export interface Range {
  from: number;
  to: number;
}

/** Rules never look further than this many words to either side, so that cost stays linear in the sentence's length. */
export const reach = 70;

/** Runs of adverbs, adjectives or negations are followed no further than this. */
const longestRun = 12;

/** The first place at or after `at` that has none of the bits. */
export function skipRight(bits: Int32Array, at: number, mask: number, unless = 0): number {
  const end = Math.min(bits.length, at + longestRun);
  let i = at;
  while (i < end && (bits[i]! & mask) !== 0 && (bits[i]! & unless) === 0) i++;
  return i;
}

/** The last place at or before `at` that has none of the bits; -1 before the beginning. */
export function skipLeft(bits: Int32Array, at: number, mask: number, unless = 0): number {
  const end = Math.max(-1, at - longestRun);
  let i = at;
  while (i > end && (bits[i]! & mask) !== 0 && (bits[i]! & unless) === 0) i--;
  return i;
}

/** A range without the gaps, which are listed from right to left. */
export function cut(from: number, to: number, gaps: readonly Range[]): Range[] {
  const ranges: Range[] = [];
  let at = from;
  for (let i = gaps.length - 1; i >= 0; i--) {
    const gap = gaps[i]!;
    if (gap.from > at) ranges.push({ from: at, to: gap.from });
    at = Math.max(at, gap.to);
  }
  if (at < to) ranges.push({ from: at, to });
  return ranges;
}
