import type { FloatTensor } from "./runtime/runtime.js";

/** One output for one sentence, row by row along its axes (`words`, `labels`, `heads`). */
export interface Logits {
  data: Float32Array;
  /** Sizes of the axes, the batch left out. */
  dims: readonly number[];
}

/** The logits of one row of a batch, those of padded words and heads left out; of pieces the first of each word. */
export function rowOf(
  { data, dims }: FloatTensor,
  axes: readonly string[],
  row: number,
  starts: readonly number[],
): Logits {
  const padded = dims.slice(1);
  const sizes = padded.map((size, i) => sizeOf(axes[i + 1]!, starts.length) ?? size);
  const length = product(padded);
  const begin = row * length;
  const isWhole = axes[1] !== "pieces" && sizes.every((size, i) => size === padded[i]);
  if (isWhole) return { data: data.subarray(begin, begin + length), dims: sizes };
  const kept = new Float32Array(product(sizes));
  copy(0, begin, 0);
  return { data: kept, dims: sizes };

  function copy(axis: number, from: number, to: number): void {
    if (axis === sizes.length - 1) {
      kept.set(data.subarray(from, from + sizes[axis]!), to);
      return;
    }
    const [fromStep, toStep] = [product(padded.slice(axis + 1)), product(sizes.slice(axis + 1))];
    const isPieces = axes[axis + 1] === "pieces";
    for (let i = 0; i < sizes[axis]!; i++) {
      copy(axis + 1, from + (isPieces ? starts[i]! : i) * fromStep, to + i * toStep);
    }
  }
}

function sizeOf(axis: string, words: number): number | undefined {
  if (axis === "words" || axis === "pieces") return words;
  return axis === "heads" ? words + 1 : undefined;
}

function product(sizes: readonly number[]): number {
  return sizes.reduce((product, size) => product * size, 1);
}
