import { describe, expect, it } from "vitest";
import { contractNot } from "./contraction.js";
import { spellVerb } from "./spelling.js";

describe("contractNot", () => {
  it.each([
    ["will", "won't"],
    ["can", "can't"],
    ["shall", "shan't"],
    ["is", "isn't"],
    ["Does", "doesn't"],
    ["am", undefined],
    ["walk", undefined],
  ])("%s -> %s", (form, negative) => {
    expect(contractNot(form)).toBe(negative);
  });
});

describe("spellVerb", () => {
  it.each([
    ["organize", "organise"],
    ["analyze", "analyse"],
    ["color", "colour"],
    ["fulfill", "fulfil"],
    ["center", "centre"],
    ["practice", "practise"],
    ["plow", "plough"],
    ["seize", "seize"],
    ["advise", "advise"],
    ["rise", "rise"],
    ["walk", "walk"],
  ])("%s <-> %s", (us, gb) => {
    expect(spellVerb(us, "gb")).toBe(gb);
    expect(spellVerb(gb, "us")).toBe(us);
  });
});
