import type { Example } from "./example.js";
import type { IntegerTensor } from "./runtime/runtime.js";

/** The inputs of a batch whose examples have the same number of pieces; words are padded. A graph takes those it knows. */
export function feedsOf(batch: readonly Example[]): Record<string, IntegerTensor> {
  const pieces = batch[0]!.ids.length;
  const words = Math.max(...batch.map(({ starts }) => starts.length));
  const ids = new BigInt64Array(batch.length * pieces);
  const starts = new BigInt64Array(batch.length * words);
  for (const [row, example] of batch.entries()) {
    for (let i = 0; i < pieces; i++) ids[row * pieces + i] = BigInt(example.ids[i]!);
    for (let i = 0; i < example.starts.length; i++) starts[row * words + i] = BigInt(example.starts[i]!);
  }
  return {
    input_ids: { data: ids, dims: [batch.length, pieces] },
    attention_mask: { data: new BigInt64Array(ids.length).fill(1n), dims: [batch.length, pieces] },
    token_type_ids: { data: new BigInt64Array(ids.length), dims: [batch.length, pieces] },
    word_starts: { data: starts, dims: [batch.length, words] },
  };
}
