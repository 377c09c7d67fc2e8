import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/folder.js";
import { rejectionOf } from "../testing/message-of.js";
import type { Precision } from "./manifest.js";
import { readModel } from "./model-files.js";
import { copyModel, toyModel } from "./testing/toy-model.js";

const folder = temporaryFolder();
const spoiled = (name: string, spoil: (path: string) => void) => {
  const path = copyModel(toyModel, join(folder.path, name));
  spoil(path);
  return path;
};
const change = (path: string, edit: (bytes: Buffer) => Uint8Array) =>
  writeFileSync(path, edit(readFileSync(path)));

describe("readModel", () => {
  it("reads through any function", async () => {
    const asked: string[] = [];
    const { graph } = await readModel(async (name) => {
      asked.push(name);
      return readFileSync(join(toyModel, name));
    }, "int8");
    expect(graph.length).toBeGreaterThan(1000);
    expect(asked).toEqual(["manifest.json", "model.int8.onnx", "tokenizer.json"]);
  });

  it.each<[string, (path: string) => void, RegExp]>([
    [
      "no folder",
      (path) => rmSync(path, { recursive: true }),
      /^no manifest\.json in .*no-folder: no such file; .*\[L501\]$/,
    ],
    ["no graph", (path) => rmSync(join(path, "model.int8.onnx")), /^no model\.int8\.onnx in .*\[L501\]$/],
    [
      "a graph cut short",
      (path) => change(join(path, "model.int8.onnx"), (bytes) => bytes.subarray(0, 1000)),
      /model\.int8\.onnx is not the file .*\(expected \d+ bytes, found 1000\); get the model again \[L503\]$/,
    ],
    [
      "a byte changed",
      (path) => change(join(path, "tokenizer.json"), (bytes) => bytes.fill(32, bytes.length - 1)),
      /tokenizer\.json is not the file .*\(expected SHA-256 [0-9a-f]{12}…, found [0-9a-f]{12}…\).*\[L503\]$/,
    ],
  ])("%s", async (name, spoil, expected) => {
    const path = spoiled(name.replaceAll(" ", "-"), spoil);
    expect(await rejectionOf(readModel(path, "int8"))).toMatch(expected);
  });

  it("does not miss a graph that it is not asked for", async () => {
    const path = spoiled("int8-only", (folder) =>
      change(join(folder, "manifest.json"), (bytes) =>
        Buffer.from(String(bytes).replace('"fp32"', '"other"')),
      ),
    );
    expect(await rejectionOf(readModel(path, "int8"))).toBe("no error");
    expect(await rejectionOf(readModel(path, "fp32"))).toMatch(
      /unknown precision fp32; choose one of int8 \[L401\]/,
    );
  });

  it("lists the precisions", async () => {
    expect(await rejectionOf(readModel(toyModel, "int4" as Precision))).toMatch(
      /unknown precision int4; choose one of int8, fp32/,
    );
  });
});
