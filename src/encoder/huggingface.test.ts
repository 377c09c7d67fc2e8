import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/folder.js";
import { rejectionOf } from "../testing/message-of.js";
import { loadEncoder } from "./encoder.js";
import { availableRuntimes } from "./testing/native.js";
import { copyModel, toyBert } from "./testing/toy-model.js";

const folder = temporaryFolder();

describe.each(availableRuntimes)("an encoder in Hugging Face layout, %s", (runtime) => {
  it("gives a state a word, the same in company and alone", async () => {
    const encoder = await loadEncoder({ model: toyBert, runtime });
    const sentences = [
      ["unhappy", "sailor"],
      ["no", "ship"],
      ["the", "unhappy", "sailor"],
    ];
    const found = new Map<number, number[]>();
    for await (const { index, outputs } of encoder.encode(sentences)) {
      expect(outputs.last_hidden_state!.dims).toEqual([sentences[index]!.length, 16]);
      found.set(index, Array.from(outputs.last_hidden_state!.data));
    }
    for await (const { outputs } of encoder.encode([sentences[1]!]))
      expect(Array.from(outputs.last_hidden_state!.data)).toEqual(found.get(1));
    expect(found.size).toBe(3);
    await encoder.dispose();
  });

  it("cuts sentences to its positions", async () => {
    const encoder = await loadEncoder({ model: toyBert, runtime });
    const words = new Array<string>(200).fill("ship");
    const windows = encoder.windows(words);
    expect(windows.map(({ start, end }) => end - start)).toEqual([60, 60, 60, 20]);
    expect(await rejectionOf(encoder.encode([words]).next())).toMatch(
      /sentence of 200 word pieces; .* 60 at most.*\[L508\]/,
    );
    let seen = 0;
    for await (const { outputs } of encoder.encode(windows.map(({ start, end }) => words.slice(start, end))))
      seen += outputs.last_hidden_state!.dims[0]!;
    expect(seen).toBe(200);
    await encoder.dispose();
  });
});

describe("what is wrong is said", () => {
  it.each<[string, (path: string) => void, RegExp]>([
    ["no graph", (path) => rmSync(join(path, "model.onnx")), /^no model\.onnx in .*\[L501\]$/],
    ["no config", (path) => rmSync(join(path, "config.json")), /^no manifest\.json in .*\[L501\]$/],
    [
      "no JSON",
      (path) => writeFileSync(join(path, "config.json"), "{"),
      /config\.json is not JSON: .*\[L502\]$/,
    ],
    [
      "no graph in model.onnx",
      (path) => writeFileSync(join(path, "model.onnx"), "ship"),
      /^model\.onnx cannot be run by the wasm runtime: .*\[L505\]$/,
    ],
  ])("%s", async (name, spoil, expected) => {
    const path = copyModel(toyBert, join(folder.path, name.replaceAll(" ", "-")));
    spoil(path);
    expect(await rejectionOf(loadEncoder({ model: path, runtime: "wasm" }))).toMatch(expected);
  });
});
