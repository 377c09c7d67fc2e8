import { describe, expect, it } from "vitest";
import type { Sentence } from "../negation/negation.js";
import { sentenceOf } from "../testing/starsem-text.js";
import { html } from "./html.js";
import { pretty } from "./pretty.js";
import { formatSentences } from "./read.js";

const focused = (sentence: Sentence, start: number, end: number): Sentence => ({
  ...sentence,
  negations: sentence.negations.map((negation) => ({ ...negation, focus: [{ start, end }] })),
});
const body = (text: string) => text.split("\n").slice(1).join("\n").trimEnd();

describe("pretty", () => {
  it.each([
    [
      "word",
      sentenceOf("I do n't think so .", "[I] [do] {n't} <think> [so] ."),
      "[I do] {n't} [<think> so] .",
    ],
    ["affix", sentenceOf("He is unhappy", "[He] [is] {un}<happy>"), "[He is] {un}[<happy>]"],
    [
      "two negations, two lines",
      sentenceOf("no , not", "{no} , not", "no , {not}"),
      "{no} , not\nno , {not}",
    ],
    ["focus in scope", focused(sentenceOf("not so fast", "{not} [so] [fast]"), 4, 6), "{not} [*so* fast]"],
    [
      "focus across the end of the scope",
      focused(sentenceOf("not so fast", "{not} [so] fast"), 4, 11),
      "{not} [*so*]* fast*",
    ],
  ])("%s", (_, sentence, expected) => {
    expect(body(formatSentences([sentence], pretty))).toBe(expected);
  });

  it("shows sentences without negation only when asked", () => {
    const plain = sentenceOf("all well");
    expect(formatSentences([plain], pretty)).toBe("");
    expect(pretty.writer!({ all: true }).write(plain)).toBe("all well\n");
  });

  it("uses colours when asked", () => {
    const written = pretty.writer!({ colour: true }).write(sentenceOf("not so", "{not} [so]"));
    expect(written.split("\n")[1]).toBe("\u001b[1;31mnot\u001b[22;39m \u001b[4mso\u001b[24m");
  });
});

describe("html", () => {
  it("is one page with every negation marked, and escapes the text", () => {
    const markup: Sentence = { ...sentenceOf("not a&b"), text: "not <i>" };
    const negation = { cue: [{ start: 0, end: 3 }], scope: [{ start: 4, end: 7 }], event: [], focus: [] };
    const page = formatSentences([{ ...markup, negations: [negation] }, sentenceOf("well")], html);
    expect(page).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
    expect(page).toContain('<span class="cue">not</span> <span class="scope">&lt;i&gt;</span>');
    expect(page).not.toContain("well");
    expect(page).not.toMatch(/https?:/);
  });

  it("is a page without negations too", () => expect(formatSentences([], html)).toMatch(/<\/html>\n$/));
});
