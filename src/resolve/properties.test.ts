import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemes } from "../negation/lexicon/row.js";
import type { Sentence } from "../negation/negation.js";
import { languages } from "../text/language.js";
import { contains, overlaps, type Span } from "../text/span.js";
import { isNegated, resolve, resolveSentence } from "./index.js";

const vocabulary =
  `I he it the a man not n't never no nothing neither nor without unhappy careless and but that who if when
  is was did could have been said seen come home to of in , . ? ! ( ) " - nicht kein ne pas не никой 不 没有 。 ，`.split(
    /\s+/,
  );
const wordSalad = fc
  .array(fc.constantFrom(...vocabulary), { maxLength: 40 })
  .chain((words) => fc.constantFrom(" ", "").map((gap) => words.join(gap)));
const anyText = fc.oneof(
  wordSalad,
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme" }),
);
const options = fc.record({
  language: fc.constantFrom(...languages),
  scheme: fc.constantFrom(...schemes),
});

function isOrdered(spans: readonly Span[], length: number): boolean {
  return spans.every(
    ({ start, end }, i) => start < end && end <= length && start >= (spans[i - 1]?.end ?? 0),
  );
}

const json = (sentences: readonly Sentence[]) => JSON.parse(JSON.stringify(sentences)) as Sentence[];

describe("resolve, whatever the text", () => {
  it("keeps spans inside their sentence, in order, and layers inside the scope", () => {
    fc.assert(
      fc.property(anyText, options, (text, chosen) => {
        for (const sentence of resolve(text, chosen)) {
          expect(text.startsWith(sentence.text, sentence.offset)).toBe(true);
          for (const { cue, scope, event, focus } of sentence.negations) {
            for (const spans of [cue, scope, event, focus])
              expect(isOrdered(spans, sentence.text.length)).toBe(true);
            expect(cue.length).toBeGreaterThan(0);
            if (chosen.scheme !== "bioscope") expect(overlaps(cue, scope)).toBe(false);
            expect(contains(scope, event)).toBe(true);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it("finds the same again in its own output, and leaves plain data", () => {
    fc.assert(
      fc.property(anyText, options, (text, chosen) => {
        const sentences = resolve(text, chosen);
        expect(sentences.map((sentence) => resolveSentence(sentence, chosen))).toEqual(sentences);
        expect(json(sentences)).toEqual(sentences);
      }),
      { numRuns: 200 },
    );
  });

  it("agrees with isNegated", () => {
    fc.assert(
      fc.property(anyText, options, (text, chosen) => {
        const found = resolve(text, chosen).some(({ negations }) => negations.length > 0);
        expect(isNegated(text, chosen)).toBe(found);
      }),
      { numRuns: 200 },
    );
  });
});
