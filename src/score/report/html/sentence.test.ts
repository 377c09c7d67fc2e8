import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Negation } from "../../../negation/negation.js";
import { examplePairs, sentenceOf } from "../testing/example.js";
import { layerBits, type Piece, piecesOf, sentenceRecords } from "./sentence.js";

const { cue, scope, event, only } = layerBits;

/** `[6, 2]` of "he was not" -> `["he was", 2]` */
function spell(text: string, pieces: readonly Piece[]): [string, number][] {
  let at = 0;
  return pieces.map(([length, bits]) => {
    at += length;
    return [text.slice(at - length, at), bits];
  });
}

describe("piecesOf", () => {
  it("cuts words at affixes and joins what is in the same state", () => {
    const { text, negations } = sentenceOf("It was unkind .", [["un", ["It was", "kind"], "kind"]]);
    expect(spell(text, piecesOf(text, negations[0]!))).toEqual([
      ["It was", scope],
      [" ", 0],
      ["un", cue],
      ["kind", scope | event],
      [" .", 0],
    ]);
  });

  it("marks the words, not the blanks, that only one side has in its scope", () => {
    const { text, negations } = sentenceOf("no tea or milk", [
      ["no", ["tea or milk"]],
      ["no", ["tea"]],
    ]);
    expect(spell(text, piecesOf(text, negations[0]!, negations[1]))).toEqual([
      ["no", cue],
      [" ", 0],
      ["tea ", scope],
      ["or", scope | only],
      [" ", scope],
      ["milk", scope | only],
    ]);
  });

  it("covers the text exactly once, whatever the spans", () => {
    const span = fc
      .tuple(fc.nat(30), fc.nat(30))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
    const spans = fc.array(span, { maxLength: 3 });
    const negation: fc.Arbitrary<Negation> = fc.record({
      cue: spans,
      scope: spans,
      event: spans,
      focus: spans,
    });
    const text = "x".repeat(30);
    fc.assert(
      fc.property(negation, fc.option(negation, { nil: undefined }), (one, other) => {
        const pieces = piecesOf(text, one, other);
        expect(pieces.reduce((sum, [length]) => sum + length, 0)).toBe(text.length);
        let at = 0;
        for (const [length, bits] of pieces) {
          const inside = one.cue.some(({ start, end }) => start <= at && at + length <= end);
          expect((bits & cue) > 0).toBe(inside);
          at += length;
        }
      }),
    );
  });
});

describe("sentenceRecords", () => {
  const pairs = [...examplePairs("careful"), ...examplePairs("hasty")];

  it("puts sentences with errors first, else keeps the order of the text and of the systems", () => {
    const records = sentenceRecords(pairs, ["careful", "hasty"]);
    expect(records.map(([system, place]) => [place, system])).toEqual([
      ["tea 0", 1],
      ["tea 1", 0],
      ["tea 1", 1],
      ["tea 2", 1],
      ["tea 0", 0],
    ]);
  });

  it("leaves out sentences without negation on either side", () => {
    const plain = sentenceOf("Tea is ready .", []);
    expect(sentenceRecords([{ system: "a", gold: plain, predicted: plain, diagnoses: [] }], ["a"])).toEqual(
      [],
    );
  });

  it("diagnoses for itself where no diagnoses are given", () => {
    const given = sentenceRecords(pairs, ["careful", "hasty"]).map(([, , , negations]) => negations);
    const bare = pairs.map((pair) => ({ ...pair, diagnoses: [] }));
    const made = sentenceRecords(bare, ["careful", "hasty"]).map(([, , , negations]) => negations);
    expect(made).toEqual(expect.arrayContaining(given));
  });
});
