import { describe, expect, it } from "vitest";
import { starsOf } from "./number.js";
import { alignColumns, clipStart, displayWidth, wrap } from "./text-table.js";

describe("text tables", () => {
  it.each([
    ["abc", 3],
    ["没有", 4],
    ["e\u0301", 1],
    ["1–2", 3],
  ])("takes %j to be %i columns wide", (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it.each([
    ["short", 10, "short"],
    ["runs/2026/seed-3.txt", 12, "…/seed-3.txt"],
    ["没有没有", 5, "…没有"],
  ])("clips %j to %i columns", (text, width, expected) => {
    expect(clipStart(text, width)).toBe(expected);
  });

  it("aligns the first column left, the others right, and draws rules", () => {
    const rows = [["", "n"], [], ["cues", "12"], ["没", "3"]];
    expect(alignColumns(rows)).toEqual(["       n", "--------", "cues  12", "没     3"]);
  });

  it("narrows the gaps of a table that would be too wide", () => {
    expect(alignColumns([["ab", "cd", "ef"]], 8)).toEqual(["ab cd ef"]);
  });

  it("wraps at blanks", () => {
    expect(wrap("one two three", 8)).toBe("one two\n  three");
  });

  it.each([
    [0.0009, "***"],
    [0.001, "**"],
    [0.049, "*"],
    [0.05, ""],
    [undefined, ""],
  ])("marks p = %s with %j", (p, stars) => {
    expect(starsOf(p)).toBe(stars);
  });
});
