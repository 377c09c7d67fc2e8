import { describe, expect, it } from "vitest";
import { languages, splitSentences, tokenize } from "./index.js";

/** Inputs that make a backtracking or look-behind scanner quadratic. */
const hard = [
  "not (",
  "a",
  ".",
  "a.",
  "' ",
  "n't",
  "l'",
  "-il",
  "http://",
  "a@",
  "www.",
  "1. ",
  "A. ",
  "😀\u200d",
  "\ud83d",
  "\u0301",
  " ",
  "\n",
  "a\n ",
  "!?",
  "-",
  "a-",
  ":-",
  ":)",
  ".[1]",
  '."',
  "the The the ",
  "不",
  "。",
  ". ",
  "1,",
  "1/",
  "# ",
  "**",
];

describe("cost grows with length only", () => {
  it.each(hard)("%j repeated to 100,000 characters", (unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length));
    const begin = performance.now();
    for (const language of languages) {
      tokenize(text, language);
      splitSentences(text, language);
    }
    // Five languages, two passes: quadratic cost would be minutes.
    expect(performance.now() - begin).toBeLessThan(4000);
  });

  it.each([
    ["50,000 times `not (`", "not (".repeat(50_000)],
    ["1 MB of one letter", "a".repeat(1_000_000)],
    ["a line of 100,000 characters", "I do not know, Mr. Doe. ".repeat(4200)],
  ])("%s in under a second", (_, text) => {
    const begin = performance.now();
    tokenize(text);
    splitSentences(text);
    expect(performance.now() - begin).toBeLessThan(1000);
  });
});
