import { describe, expect, it } from "vitest";
import { jsonl } from "./jsonl.js";
import { parseSentences } from "./read.js";

const good = {
  v: 1,
  text: "Not now",
  tokens: [
    { start: 0, end: 3, text: "Not" },
    { start: 4, end: 7, text: "now" },
  ],
  negations: [{ cue: [{ start: 0, end: 3 }], scope: [{ start: 4, end: 7 }], event: [], focus: [] }],
};
const line = (change: object) => `${JSON.stringify({ ...good, ...change })}\n`;

it("reads what the schema allows, CRLF and blank lines included", () => {
  const { v: _, ...sentence } = good;
  expect(parseSentences(`${line({})}\r\n${line({}).trimEnd()}`, jsonl)).toEqual([sentence, sentence]);
});

describe("bad input is one line with its place", () => {
  it.each([
    ["not JSON", "{nope", /^f:1: not JSON: .* \[L205\]$/],
    ["a byte order mark", `\uFEFF${line({})}`, /^f:1: byte order mark found/],
    ["an array", "[]", /^f:1: not a sentence: .* \[L206\]$/],
    ["no tokens", `{"v":1,"text":"","negations":[]}`, /^f:1: not a sentence: tokens: .* \[L206\]$/],
    [
      "a newer version",
      line({ v: 2 }),
      /^f:1: sentence version 2 is unknown; this Litotes reads version 1 \[L207\]$/,
    ],
    ["no version", line({ v: undefined }), /^f:1: not a sentence: v: .*/],
    ["a field we do not know", line({ scopes: [] }), /^f:1: not a sentence: .*scopes.*/],
    [
      "offsets and text that differ",
      line({ text: "Now not" }),
      /^f:1: not a sentence: tokens\.0: text and offsets of Not do not agree/,
    ],
    ["tokens out of order", line({ tokens: good.tokens.toReversed() }), /tokens\.1: text and offsets/],
    [
      "a span beyond the text",
      line({ negations: [{ ...good.negations[0], scope: [{ start: 0, end: 9 }] }] }),
      /negations\.0\.scope: span ends at 9, the text at 7/,
    ],
    [
      "a span the wrong way round",
      line({ negations: [{ ...good.negations[0], scope: [{ start: 5, end: 2 }] }] }),
      /negations\.0\.scope\.0: a span ends after its start/,
    ],
    [
      "a negation without cue",
      line({ negations: [{ ...good.negations[0], cue: [] }] }),
      /negations\.0\.cue: /,
    ],
    ["the second line", `${line({})}x\n`, /^f:2: not JSON/],
  ])("%s", (_, text, message) => {
    expect(() => parseSentences(text, jsonl, { file: "f" })).toThrow(message);
  });
});
