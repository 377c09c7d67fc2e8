import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { project, spansOfTokens, tokenIndices } from "./project.js";
import type { Token } from "./token.js";
import { isPunctuation } from "./token.js";

function words(text: string): Token[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

describe("project", () => {
  const tokens = words("He is unhappy now");
  it.each([
    ["a whole word", [{ start: 3, end: 5 }], [{ index: 1, text: "is" }]],
    ["an affix", [{ start: 6, end: 8 }], [{ index: 2, text: "un" }]],
    [
      "the rest and more",
      [{ start: 8, end: 17 }],
      [
        { index: 2, text: "happy" },
        { index: 3, text: "now" },
      ],
    ],
    ["a blank only", [{ start: 2, end: 3 }], []],
    [
      "two pieces of one word",
      [
        { start: 6, end: 8 },
        { start: 10, end: 13 },
      ],
      [{ index: 2, text: "unppy" }],
    ],
    [
      "spans in any order",
      [
        { start: 14, end: 17 },
        { start: 0, end: 2 },
      ],
      [
        { index: 0, text: "He" },
        { index: 3, text: "now" },
      ],
    ],
    [
      "spans that overlap",
      [
        { start: 3, end: 8 },
        { start: 6, end: 13 },
      ],
      [
        { index: 1, text: "is" },
        { index: 2, text: "unhappy" },
      ],
    ],
  ])("%s", (_, spans, parts) => expect(project(spans, tokens)).toEqual(parts));
});

it("tokens to spans and back", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (chosen) => {
      const tokens = words(chosen.map((_, i) => `w${i}`).join(" "));
      const indices = chosen.flatMap((yes, i) => (yes ? [i] : []));
      expect(tokenIndices(spansOfTokens(indices, tokens), tokens)).toEqual(indices);
    }),
  );
});

describe("isPunctuation", () => {
  it.each([
    ["comma by tag", { text: ",", xpos: "," }, true],
    ["bracket by tag", { text: "-LRB-", xpos: "-LRB-" }, true],
    ["dash by tag", { text: "--", xpos: ":" }, true],
    ["word by tag", { text: "no", xpos: "DT" }, false],
    ["comma by universal tag", { text: ",", upos: "PUNCT", xpos: "punct" }, true],
    ["currency by tag", { text: "$", xpos: "$" }, true],
    ["without tag, no letter", { text: "…" }, true],
    ["without tag, a digit", { text: "3" }, false],
    ["without tag, Bulgarian", { text: "не" }, false],
  ])("%s", (_, token, expected) => expect(isPunctuation({ start: 0, end: 1, ...token })).toBe(expected));
});
