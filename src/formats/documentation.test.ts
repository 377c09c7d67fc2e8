import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inWords } from "../testing/spans.js";
import { parseSentences } from "./read.js";
import { formatByName, formats } from "./registry.js";

const page = readFileSync(new URL("../../docs/formats.md", import.meta.url), "utf8");
const examples = new Map(
  [...page.matchAll(/^```([\w-]+)\n(.*?)^```$/gms)].map(([, name, example]) => [name!, example!]),
);

describe("docs/formats.md", () => {
  it("has a section and an example for every format", () => {
    const sections = [...page.matchAll(/^## (\S+)$/gm)].map((match) => match[1]);
    expect(sections.toSorted()).toEqual(formats.map(({ name }) => name).toSorted());
  });

  it.each([
    ["starsem", [{ cue: "un", scope: "She was … kind", event: "kind" }]],
    ["bioscope", [{ cue: "no", scope: "no effect on sleep" }]],
    ["sfu", [{ cue: "never", scope: "liked cold tea" }]],
    ["pb-foc", [{ cue: "never", event: "slept", focus: "He" }]],
    ["conllu", [{ cue: "No", scope: "rain" }]],
    ["brat", [{ cue: "neither … nor", scope: "It is … hot … cold" }]],
    ["jsonl", [{ cue: "No", scope: "rain" }]],
    ["text", []],
  ])("shows an example of %s that reads", (name, expected) => {
    const companion = examples.get("brat-txt")!;
    const sentences = parseSentences(examples.get(name)!, formatByName(name), { companion });
    const found = sentences.flatMap((sentence) => sentence.negations.map((each) => inWords(sentence, each)));
    expect(found).toEqual(expected);
    expect(sentences.length).toBeGreaterThan(0);
  });
});
