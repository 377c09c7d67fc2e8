import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longest, windowsOf } from "./windows.js";

const onePiece = { word: () => [1] };
const sentence = (length: number, marks: Record<number, string> = {}) =>
  Array.from({ length }, (_, i) => marks[i] ?? "word");

describe("windowsOf", () => {
  it.each<[string, string[], number[]]>([
    ["nothing", [], []],
    ["a sentence of common length", sentence(40, { 20: "," }), [40]],
    ["just as long as can be read", sentence(longest.words), [longest.words]],
    ["no mark: cut where it is full", sentence(200), [160, 200]],
    ["cut after the last comma", sentence(200, { 100: ",", 130: "," }), [131, 200]],
    ["a full stop before a comma", sentence(200, { 100: ".", 130: "," }), [101, 200]],
    ["a mark too early makes a part too short", sentence(200, { 10: "." }), [160, 200]],
  ])("%s", (_, words, ends) => {
    expect(windowsOf(words, onePiece).map(({ end }) => end)).toEqual(ends);
  });

  it("counts pieces", () => {
    expect(windowsOf(sentence(40), { word: () => new Array(16).fill(1) }).map(({ end }) => end)).toEqual([
      16, 32, 40,
    ]);
  });

  it("leaves no word out and never exceeds the limit", () => {
    const word = fc.constantFrom("a", "b", ",", ".", ";", "--");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 900 }), fc.integer({ min: 1, max: 16 }), (words, size) => {
        const windows = windowsOf(words, { word: () => new Array(size).fill(1) });
        expect(windows.flatMap(({ start, end }) => words.slice(start, end))).toEqual(words);
        for (const { start, end } of windows) {
          expect(end).toBeGreaterThan(start);
          expect((end - start) * size).toBeLessThanOrEqual(longest.pieces);
          expect(end - start).toBeLessThanOrEqual(longest.words);
        }
      }),
    );
  });
});
