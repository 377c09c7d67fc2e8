import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchesOf } from "./batches.js";

const example = (length: number) => ({ ids: new Array<number>(length).fill(0), starts: [1] });

describe("batchesOf", () => {
  it.each<[string, number[], { alone?: boolean }, number[][]]>([
    ["same lengths together", [5, 7, 5, 7, 3], {}, [[4], [0, 2], [1, 3]]],
    ["alone, the shortest first", [7, 5, 7], { alone: true }, [[1], [0], [2]]],
    ["as many as fit", [300, 200, 200, 200], {}, [[1, 2], [3], [0]]],
    ["longer than a batch", [600], {}, [[0]]],
    ["none", [], {}, []],
  ])("%s", (_, lengths, options, batches) => {
    expect(batchesOf(lengths.map(example), options)).toEqual(batches);
  });

  it("takes every example once", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 3, max: 40 })), fc.boolean(), (lengths, alone) => {
        const batches = batchesOf(lengths.map(example), { alone });
        expect(batches.flat().sort((a, b) => a - b)).toEqual([...lengths.keys()]);
        for (const batch of batches) expect(new Set(batch.map((i) => lengths[i])).size).toBe(1);
      }),
    );
  });
});
