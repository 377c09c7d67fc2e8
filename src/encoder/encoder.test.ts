import { describe, expect, it, vi } from "vitest";
import { rejectionOf } from "../testing/message-of.js";
import { type Encoder, loadEncoder } from "./encoder.js";
import { precisions } from "./manifest.js";
import { slowerNotice } from "./runtime/choose.js";
import { availableRuntimes, hasNative } from "./testing/native.js";
import { toyModel } from "./testing/toy-model.js";

const sentences = [
  "the sailor saw no ship .",
  "unhappy",
  "",
  "the careless sailor did not see the sea , and no ship came .",
  "no ship saw the sea !",
  "a ship ? not the sea .",
].map((text) => text.split(" ").filter(Boolean));

async function encodeAll(
  encoder: Encoder,
  given = sentences,
): Promise<Map<number, Record<string, number[]>>> {
  const found = new Map<number, Record<string, number[]>>();
  for await (const { index, outputs } of encoder.encode(given)) {
    found.set(
      index,
      Object.fromEntries(Object.entries(outputs).map(([name, { data }]) => [name, Array.from(data)])),
    );
  }
  return found;
}

describe.each(availableRuntimes)("the %s runtime", (runtime) => {
  it.each(precisions)("%s: together and one by one give the same logits", async (precision) => {
    const encoder = await loadEncoder({ model: toyModel, runtime, precision });
    const together = await encodeAll(encoder);
    expect([...together.keys()].sort()).toEqual([0, 1, 3, 4, 5]);
    for (const [index, outputs] of together) {
      const [single] = (await encodeAll(encoder, [sentences[index]!])).values();
      expect(outputs).toEqual(single);
    }
    await encoder.dispose();
  });

  it("gives every output the axes of its manifest", async () => {
    const encoder = await loadEncoder({ model: toyModel, runtime });
    expect(encoder.runtime).toBe(runtime);
    const { labels } = encoder.manifest;
    for await (const { index, outputs } of encoder.encode(sentences)) {
      const words = sentences[index]!.length;
      expect(outputs.upos!.dims).toEqual([words, labels.upos!.length]);
      expect(outputs.arcs!.dims).toEqual([words, words + 1]);
      expect(outputs.deprel!.dims).toEqual([words, labels.deprel!.length, words + 1]);
    }
    await encoder.dispose();
  });

  it("ends when disposed of, also twice", async () => {
    const encoder = await loadEncoder({ model: toyModel, runtime });
    await encoder.dispose();
    await encoder.dispose();
    expect(await rejectionOf(encodeAll(encoder))).toMatch(/disposed of .*\[L506\]/);
  });
});

it.skipIf(!hasNative)("native and wasm agree in fp32", async () => {
  const [native, wasm] = await Promise.all(
    (["native", "wasm"] as const).map(async (runtime) => {
      const encoder = await loadEncoder({ model: toyModel, runtime, precision: "fp32" });
      const found = await encodeAll(encoder);
      await encoder.dispose();
      return found;
    }),
  );
  for (const [index, outputs] of native!) {
    for (const [name, values] of Object.entries(outputs)) {
      const other = wasm!.get(index)![name]!;
      expect(Math.max(...values.map((value, i) => Math.abs(value - other[i]!)))).toBeLessThan(1e-4);
    }
  }
});

it.skipIf(hasNative)("without onnxruntime-node the slower runtime is used and said so", async () => {
  const onNotice = vi.fn();
  const encoder = await loadEncoder({ model: toyModel, onNotice });
  expect(encoder.runtime).toBe("wasm");
  expect(onNotice.mock.calls).toEqual([[slowerNotice]]);
  await encoder.dispose();
});
