import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messageOf } from "../testing/message-of.js";
import { parseManifest } from "./manifest.js";
import { toyModel } from "./testing/toy-model.js";

const text = readFileSync(join(toyModel, "manifest.json"), "utf8");
const sound = JSON.parse(text);

describe("parseManifest", () => {
  it("takes what training/export writes", () => {
    expect(parseManifest(text, "manifest.json").labels.upos).toContain("NOUN");
  });

  it.each<[string, unknown, RegExp]>([
    ["a list", [], /version undefined/],
    ["a number", 7, /not a JSON object/],
    ["another version", { ...sound, version: 2 }, /version 2, while this Litotes reads 1/],
    ["no tokenizer", { ...sound, files: { int8: sound.files.int8 } }, /files\.tokenizer is missing/],
    [
      "a path that leaves the folder",
      { ...sound, files: { ...sound.files, int8: { ...sound.files.int8, name: "../model.onnx" } } },
      /files\.int8\.name is no file name/,
    ],
    [
      "a hash cut short",
      { ...sound, files: { ...sound.files, int8: { ...sound.files.int8, sha256: "abc" } } },
      /files\.int8\.sha256/,
    ],
    ["an unknown input", { ...sound, inputs: { pixels: {} } }, /inputs: pixels, expected input_ids/],
    ["labels left out", { ...sound, labels: {} }, /outputs\.\w+: no list of \w+ labels/],
    ["no tokens", { ...sound, tokens: undefined }, /tokens are missing/],
  ])("refuses %s", (_, value, expected) => {
    const message = messageOf(() => parseManifest(JSON.stringify(value), "models/x/manifest.json"));
    expect(message).toMatch(expected);
    expect(message).toMatch(/^models\/x\/manifest\.json: .*\[L502\]$/);
  });

  it("refuses what is not JSON", () => {
    expect(messageOf(() => parseManifest("{", "manifest.json"))).toMatch(/not JSON/);
  });
});
