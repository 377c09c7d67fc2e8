import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleOf } from "./example.js";
import { parseManifest } from "./manifest.js";
import { createPieces } from "./pieces.js";
import { toyModel } from "./testing/toy-model.js";

const read = (name: string) => readFileSync(join(toyModel, name), "utf8");
const pieces = createPieces(read("tokenizer.json"), parseManifest(read("manifest.json"), "manifest.json"));
const vocabulary: Record<string, number> = JSON.parse(read("tokenizer.json")).model.vocab;
const names = Object.keys(vocabulary);
const named = (ids: readonly number[]) => ids.map((id) => names.find((name) => vocabulary[name] === id));

describe("createPieces", () => {
  it.each<[string, string[]]>([
    ["sailor", ["sailor"]],
    ["unhappy", ["un", "##happy"]],
    ["ships", ["ship", "##s"]],
    ["n't", ["n", "##'", "##t"]],
    ["™", ["T", "##M"]],
    ["\u200B", ["[UNK]"]],
    ["海", ["[UNK]"]],
  ])("%s -> %j", (word, expected) => {
    expect(named(pieces.word(word)).join(" ")).toBe(expected.join(" "));
  });

  it("cuts off what is too long", () => {
    expect(pieces.word("abcdefghijklmnopqrstuvwxyz")).toHaveLength(16);
  });

  it("remembers words, and the same pieces come of it", () => {
    expect(pieces.word("careless")).toBe(pieces.word("careless"));
  });

  it("puts opening and closing token around the words", () => {
    const { ids, starts } = exampleOf(["unhappy", "sailor"], pieces);
    expect(named(ids)).toEqual(["[CLS]", "un", "##happy", "sailor", "[SEP]"]);
    expect(starts).toEqual([1, 3]);
  });
});
