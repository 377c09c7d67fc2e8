import { expect, it } from "vitest";
import { shortestStems } from "./shortest-stems.js";

it.each([
  [["unfathomable", "unfathomed"], ["unfasten"], ["unfat"]],
  [["unit"], ["unitless"], ["unit$"]],
  [["undone", "undoing"], ["undoubted"], ["undoi", "undon"]],
  [["unlock", "unlocked"], [], ["unlo"]],
])("%j without %j -> %j", (inside, outside, stems) => {
  expect(shortestStems(inside, outside, { shortest: 4, needed: () => true })).toEqual(stems);
});
