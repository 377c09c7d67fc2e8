import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spanningTree } from "./spanning-tree.js";

const total = (scores: readonly number[], heads: readonly number[]) =>
  heads.reduce((sum, head, word) => sum + scores[word * (heads.length + 1) + head + 1]!, 0);

function isTree(heads: readonly number[]): boolean {
  const reachesRoot = (word: number) => {
    let node = word;
    for (let steps = 0; node >= 0 && steps <= heads.length; steps++) node = heads[node]!;
    return node === -1;
  };
  return heads.filter((head) => head === -1).length === 1 && heads.every((_, word) => reachesRoot(word));
}

/** Every assignment of heads that is a tree. */
function* trees(words: number, chosen: number[] = []): Generator<number[]> {
  if (chosen.length === words) {
    if (isTree(chosen)) yield chosen;
    return;
  }
  for (let head = -1; head < words; head++) yield* trees(words, [...chosen, head]);
}

const graph = (maxWords: number, score: fc.Arbitrary<number>) =>
  fc
    .integer({ min: 1, max: maxWords })
    .chain((words) =>
      fc.tuple(
        fc.constant(words),
        fc.array(score, { minLength: words * (words + 1), maxLength: words * (words + 1) }),
      ),
    );

describe("spanningTree", () => {
  it.each<[string, number, number[], number[]]>([
    ["nothing", 0, [], []],
    ["one word", 1, [3, 99], [-1]],
    ["greedy is a tree", 2, [5, 0, 1, 0, 9, 0], [-1, 0]],
    ["greedy has two roots", 2, [9, 0, 8, 9, 1, 0], [1, -1]],
    ["greedy is a cycle", 2, [1, 0, 9, 3, 9, 0], [1, -1]],
    ["a word never heads itself", 2, [5, 99, 1, 0, 1, 99], [-1, 0]],
    ["a cycle of three", 3, [1, 0, 9, 0, 2, 0, 0, 9, 4, 9, 0, 0], [1, 2, -1]],
  ])("%s", (_, words, scores, heads) => {
    expect(spanningTree(scores, words)).toEqual(heads);
  });

  it.each([
    ["whole numbers, many ties", fc.integer({ min: -3, max: 3 })],
    ["fractions", fc.double({ min: -20, max: 20, noNaN: true })],
  ])("scores as high as the best of all trees: %s", (_, score) => {
    fc.assert(
      fc.property(graph(5, score), ([words, scores]) => {
        const heads = spanningTree(scores, words);
        expect(isTree(heads)).toBe(true);
        const best = Math.max(...[...trees(words)].map((tree) => total(scores, tree)));
        expect(total(scores, heads)).toBeCloseTo(best, 9);
      }),
      { numRuns: 200 },
    );
  });

  it("any scores give a tree", () => {
    fc.assert(
      fc.property(graph(40, fc.float({ min: -50, max: 50, noNaN: true })), ([words, scores]) => {
        expect(isTree(spanningTree(scores, words))).toBe(true);
      }),
    );
  });

  it("500 words within a second", () => {
    const words = 500;
    let state = 1;
    const scores = Float32Array.from({ length: words * (words + 1) }, () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return state / 2 ** 32;
    });
    const begun = performance.now();
    expect(isTree(spanningTree(scores, words))).toBe(true);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
