import { describe, expect, it } from "vitest";
import { messageOf } from "../testing/message-of.js";
import { inWords } from "../testing/spans.js";
import { isNegated, type ResolveOptions, resolve, resolveSentence, resolveWords } from "./index.js";

describe("resolve", () => {
  it("gives sentences with their place in the text", () => {
    const text = "I came. I do not know why.";
    const sentences = resolve(text);
    expect(sentences.map(({ offset, text: sentence }) => [offset, sentence])).toEqual([
      [0, "I came."],
      [8, "I do not know why."],
    ]);
    expect(inWords(sentences[1]!, sentences[1]!.negations[0]!)).toEqual({
      cue: "not",
      scope: "I do … know why",
      event: "know",
      focus: "why",
    });
  });

  it("tells the language from the text", () => {
    expect(resolve("Das habe ich nicht gesagt.")[0]!.negations).toHaveLength(1);
    expect(resolve("我不知道。")[0]!.negations).toHaveLength(1);
  });

  it("keeps given tokens and whatever else the sentence carries", () => {
    const given = { ...resolveWords(["He", "is", "not", "here"]), id: "7", attributes: { kept: "yes" } };
    const { negations, ...rest } = resolveSentence({ ...given, negations: [] }, { language: "en" });
    expect(negations).toEqual(given.negations);
    expect(rest).toEqual({ text: given.text, tokens: given.tokens, id: "7", attributes: { kept: "yes" } });
  });

  it("options for cues reach the lexicon", () => {
    const cues = (options: ResolveOptions) => resolve("He failed to come.", options)[0]!.negations.length;
    expect([cues({}), cues({ cues: { implicit: true } })]).toEqual([0, 1]);
  });
});

describe("isNegated", () => {
  it.each([
    ["I don't think so.", true],
    ["He is unhappy.", true],
    ["He understands.", false],
    ["No doubt he came.", false],
    ["", false],
  ])("%s -> %s", (text, expected) => {
    expect(isNegated(text)).toBe(expected);
  });
});

describe("bad input", () => {
  it.each([
    ["empty", "", 0],
    ["blanks", " \n\t ", 0],
    ["only punctuation", "... !!! ?? -- ,, ()", 0],
    ["lone surrogates", "\ud800 not \udfff. \udc00", 1],
    ["right to left", "\u200fאני לא יודע. لا أعرف, not I.", 1],
    ["emoji", "👩‍👩‍👧 not 😀 happy ❤️", 1],
    ["null characters", "I do\u0000 not\u0000 know.", 1],
  ])("%s", (_, text, negations) => {
    expect(resolve(text, { language: "en" }).flatMap((sentence) => sentence.negations)).toHaveLength(
      negations,
    );
    expect(() => resolve(text)).not.toThrow();
  });

  it.each([
    [{ language: "xx" }, "unknown language xx; choose one of en, de, fr, bg, zh [L401]"],
    [{ scheme: "conll" }, "unknown scheme conll; choose one of cd, bioscope, sfu [L401]"],
    [{ tier: "model" }, "unknown tier model; choose one of rules [L401]"],
  ])("%o", (options, message) => {
    expect(messageOf(() => resolve("No.", options as ResolveOptions))).toBe(message);
  });
});
