/** Index of the greatest of `count` values from `start` on; the first of equals. */
export function bestOf(values: Float32Array, start: number, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (values[start + i]! > values[start + best]!) best = i;
  return best;
}
