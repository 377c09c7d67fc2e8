import { describe, expect, it } from "vitest";
import { decodeFeatures, encodeFeatures } from "./features.js";
import { inventoryOf } from "./inventory.js";
import { wordLabels } from "./word-labels.js";

describe("inventoryOf", () => {
  it.each<[string, string[], number, string[]]>([
    ["by frequency", ["NN", "DT", "NN"], 1, ["NN", "DT"]],
    ["ties by name", ["b", "a", "c", "c"], 1, ["c", "a", "b"]],
    ["rare ones left out", ["b", "a", "b"], 2, ["b"]],
  ])("%s", (_, labels, minimumUses, inventory) => {
    expect(inventoryOf(labels, { minimumUses })).toEqual(inventory);
  });
});

describe("labels of a word", () => {
  it("features come back, none too", () => {
    for (const feats of ["Number=Sing", undefined]) expect(decodeFeatures(encodeFeatures(feats))).toBe(feats);
  });

  it("what is not annotated has no label", () => {
    const token = { text: "dogs", start: 0, end: 4 };
    expect(wordLabels.lemma(token)).toBeUndefined();
    expect(wordLabels.lemma({ ...token, lemma: "dog" })).toBe("lower 0 1");
    expect(wordLabels.feats(token)).toBe("_");
  });
});
