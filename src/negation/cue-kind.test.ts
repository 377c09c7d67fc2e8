import { expect, it } from "vitest";
import type { Span } from "../text/span.js";
import { cueKind } from "./cue-kind.js";

const text = "by no means unhappy";
const tokens = [
  { start: 0, end: 2, text: "by" },
  { start: 3, end: 5, text: "no" },
  { start: 6, end: 11, text: "means" },
  { start: 12, end: 19, text: "unhappy" },
];

it.each<[string, Span[]]>([
  ["word", [{ start: 3, end: 5 }]],
  ["multiword", [{ start: 0, end: 11 }]],
  [
    "discontinuous",
    [
      { start: 0, end: 2 },
      { start: 6, end: 11 },
    ],
  ],
  ["affix", [{ start: 12, end: 14 }]],
])("%s", (kind, cue) => {
  expect(cueKind({ cue, scope: [], event: [], focus: [] }, tokens), text).toBe(kind);
});
