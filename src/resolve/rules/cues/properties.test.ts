import fc from "fast-check";
import { expect, it } from "vitest";
import { type Scheme, schemes } from "../../../negation/lexicon/row.js";
import { type Language, languages } from "../../../text/language.js";
import { tokenize } from "../../../text/tokenize.js";
import { findCues } from "./index.js";

const cueWords =
  "not no n't nor neither without unhappy careless ne pas plus que weder noch не никой нито 不 没有 ? , . \ud800";
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.array(fc.constantFrom(...cueWords.split(" ")), { maxLength: 30 }).map((words) => words.join(" ")),
);

it("gives sorted spans inside the text, whatever the text", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...languages), fc.constantFrom(...schemes), fc.boolean(), check),
    { numRuns: 2000 },
  );
});

function check(text: string, language: Language, scheme: Scheme, implicit: boolean): void {
  const cues = findCues(tokenize(text, language), text, { language, scheme, options: { implicit } });
  for (const { spans } of cues) {
    expect(spans.length).toBeGreaterThan(0);
    let end = 0;
    for (const span of spans) {
      expect(span.start).toBeGreaterThanOrEqual(end);
      expect(span.end).toBeGreaterThan(span.start);
      end = span.end;
    }
    expect(end).toBeLessThanOrEqual(text.length);
  }
}

it.each([
  ["en", "not ( "],
  ["en", "is n't it , "],
  ["en", "neither nor "],
  ["en", "no doubt "],
  ["en", "unun"],
  ["fr", "ne que pas plus "],
  ["fr", "n'"],
  ["bg", "никой не нищо "],
  ["de", "weder noch "],
  ["zh", "不得不没有"],
] as const)("stays linear: %s %j repeated 50,000 times", (language, piece) => {
  const text = piece.repeat(50_000);
  const tokens = tokenize(text, language);
  const begin = performance.now();
  findCues(tokens, text, { language });
  expect(performance.now() - begin).toBeLessThan(1000);
});
