import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedPath } from "../../testing/shared.js";
import { readTreebank } from "../../testing/treebank.js";
import { decodeLemma, encodeLemma } from "./lemma-script.js";

describe("lemma scripts", () => {
  it.each([
    ["lower 0 1", "Dogs", "dog"],
    ["lower 0 3+y", "cities", "city"],
    ["lower 0 3+e", "Making", "make"],
    ["keep 0 0", "McDonald", "McDonald"],
    ["keep 0 0", "NASA", "NASA"],
    ["keep 0 1", "CDs", "CD"],
    ["title 0 0", "PARIS", "Paris"],
    ["lower 0 1+d", "sent", "send"],
    ["lower 2+fi 0", "xxght", "fight"],
    ["= be", "are", "be"],
    ["= not", "n't", "not"],
    ["= good", "Better", "good"],
  ])("%s: %s -> %s", (script, form, lemma) => {
    expect(encodeLemma(form, lemma)).toBe(script);
    expect(decodeLemma(form, script)).toBe(lemma);
  });

  it.each([
    ["cuts more than there is", "a", "lower 0 3+y", "y"],
    ["cuts from both ends more than there is", "abc", "lower 2 2+x", "x"],
    ["leaves nothing", "As", "lower 0 2", "As"],
    ["unknown", "As", "upside down", "As"],
  ])("a script that does not fit: %s", (_, form, script, lemma) => {
    expect(decodeLemma(form, script)).toBe(lemma);
  });

  it("takes any form to any lemma", () => {
    const letter = fc.constantFrom(..."abAB é ßİ+0");
    const word = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }),
      fc.string({ unit: letter, minLength: 1, maxLength: 6 }),
    );
    fc.assert(
      fc.property(word, word, (form, lemma) => {
        expect(decodeLemma(form, encodeLemma(form, lemma))).toBe(lemma);
      }),
      { numRuns: 2000 },
    );
  });

  const splits = (["ewt", "gum"] as const).flatMap((treebank) =>
    (["train", "dev", "test"] as const).map((split) => [treebank, split] as const),
  );
  const uses = new Map<string, number>();
  it.skipIf(sharedPath("data/ud") === undefined).each(splits)(
    "all of UD English %s %s",
    (treebank, split) => {
      let words = 0;
      let covered = 0;
      for (const { text, lemma = text } of readTreebank(treebank, split).flatMap(({ tokens }) => tokens)) {
        const script = encodeLemma(text, lemma);
        if (decodeLemma(text, script) !== lemma) expect.fail(`${text} -> ${lemma}: ${script}`);
        if (split === "train") uses.set(script, (uses.get(script) ?? 0) + 1);
        words++;
        if ((uses.get(script) ?? 0) > 1) covered++;
      }
      if (split !== "train") expect(covered / words).toBeGreaterThan(0.995);
    },
  );

  it.skipIf(sharedPath("data/ud") === undefined)("few scripts are enough", () => {
    expect([...uses.values()].filter((count) => count > 1).length).toBeLessThan(350);
  });
});
