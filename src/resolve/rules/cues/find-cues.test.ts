import { describe, expect, it } from "vitest";
import { textOf } from "../../../text/span.js";
import { tokenize } from "../../../text/tokenize.js";
import { type FindCuesOptions, findCues } from "./index.js";

const cuesOf = (text: string, options: FindCuesOptions = {}) =>
  findCues(tokenize(text, options.language), text, options).map(({ spans }) => textOf(text, spans));

describe("English, scheme cd", () => {
  it.each([
    ["I do not know.", ["not"]],
    ["I don't know.", ["n't"]],
    ["I DON'T KNOW.", ["N'T"]],
    ["I don’t know.", ["n’t"]],
    ["I dont know.", ["nt"]],
    ["He cannot come.", ["not"]],
    ["You cant come.", ["nt"]],
    ["It is pure cant.", []],
    ["She won't, and I can't.", ["n't", "n't"]],
    ["No, no, my dear Watson!", ["No", "no"]],
    ["No reply came.", ["No"]],
    ["No one could find it.", ["No"]],
    ["Nobody came and nothing moved.", ["Nobody", "nothing"]],
    ["It was nowhere to be seen.", ["nowhere"]],
    ["She had never been there without him.", ["never", "without"]],
    ["None of them came.", ["None"]],
    ["He is none the worse for it.", ["none"]],
    ["Nor can it be denied.", ["Nor"]],
    ["There was neither pity nor excuse.", ["neither … nor"]],
    ["neither here nor there nor anywhere", ["neither … nor … nor"]],
    ["I neither saw the unknown man nor heard him.", ["neither … nor", "un"]],
    ["It was not black, nor was it white.", ["not", "nor"]],
    ["Neither of them knew.", ["Neither"]],
    ["It is by no means certain.", ["by no means"]],
    ["I have no means of checking it.", ["no"]],
    ["It was nothing at all.", ["nothing at all"]],
    ["Not at all!", ["Not at all"]],
    ["It is no longer a secret.", ["no"]],
    ["It was not infrequent.", ["not", "in"]],
    ["Had it not been for you, I would have gone.", ["not"]],
    ["Why should I not go?", ["not"]],
    ["Why didn't you come?", ["n't"]],
    ["Is it not obvious?", ["not"]],
    ["No matter what he says, I go.", []],
    ["It is no matter.", ["no"]],
    ["Last but not least, the dog.", []],
    ["It helps more often than not.", []],
    ["All is well.", []],
    ["", []],
    ["?!", []],
  ])("%s -> %j", (text, expected) => expect(cuesOf(text)).toEqual(expected));
});

describe("English false cues", () => {
  it.each([
    ["He is no doubt at home.", []],
    ["No doubt, said I.", []],
    ["As he has no doubt told you, it rained.", []],
    ["I have no doubt that it led to his end.", ["no"]],
    ["I have no doubt, sir, that he came.", ["no"]],
    ["There can be no doubt about it.", ["no"]],
    ["There is no doubt.", ["no"]],
    ["He would talk of nothing but art.", []],
    ["He saw nothing, but he heard much.", ["nothing"]],
    ["It concerns not only you but her.", []],
    ["He was none the less pleased.", []],
    ["It was none other than Holmes.", []],
    ["It seems natural, does it not?", []],
    ["You knew him, did you not?", []],
    ["You will come, will you not, and see it?", []],
    ["It is cold, isn't it?", []],
    ["Don't you see it now?", []],
    ["Don't go!", ["n't"]],
    ["Why not?", []],
    ["I could not help laughing.", []],
    ["I could not help him.", ["not"]],
    ["I could not but smile.", []],
    ["It was not until later that I knew.", []],
    ["whether he is at his post or not.", []],
    ["Whether or not he comes, we stay.", []],
    ["A joke, as like as not.", []],
    ["I lived at No. 5 in that street.", []],
    ["The cost, not to mention the time, was high.", []],
    ["No sooner had he come than he left.", []],
    ["without more ado", []],
    ['I heard the "No" clearly.', []],
  ])("%s -> %j", (text, expected) => expect(cuesOf(text)).toEqual(expected));
});

describe("schemes and options", () => {
  it.each<[string, FindCuesOptions, string[]]>([
    ["They were unable to bind in the absence of it.", {}, ["un"]],
    ["They were unable to bind in the absence of it.", { scheme: "bioscope" }, ["unable", "absence"]],
    [
      "They were unable to bind in the absence of it.",
      { scheme: "bioscope", options: { implicit: false } },
      ["unable"],
    ],
    ["It failed and lacks skill.", {}, []],
    ["It failed and lacks skill.", { options: { implicit: true } }, ["failed", "lacks"]],
    ["It inhibits NO synthesis.", { scheme: "bioscope" }, []],
    ["It has no effect.", { scheme: "bioscope" }, ["no"]],
    ["It no longer binds.", { scheme: "bioscope" }, ["no longer"]],
    ["It cannot bind 12 nt repeats.", { scheme: "bioscope" }, ["cannot"]],
    ["skill rather than luck", { scheme: "bioscope" }, ["rather than"]],
    ["skill rather than luck", {}, []],
    ["I don't know.", { scheme: "sfu" }, ["don't"]],
    ["Not only that, it cannot play.", { scheme: "sfu" }, ["Not", "cannot"]],
    ["Nothing unusual here.", { scheme: "sfu" }, []],
    ["An unusual sight.", { options: { affixes: false } }, []],
    ["An unusual sight.", { scheme: "sfu", options: { affixes: true } }, ["un"]],
    ["I could hardly see.", {}, []],
    ["I could hardly see.", { options: { implicit: true } }, ["hardly"]],
  ])("%s %j -> %j", (text, options, expected) => {
    expect(cuesOf(text, options)).toEqual(expected);
  });
});

describe("kinds and categories", () => {
  it.each([
    ["never", "word", "adverb"],
    ["by no means", "multiword", "adverb"],
    ["neither you nor I", "discontinuous", "conjunction"],
    ["unhappy", "affix", "affix"],
    ["without", "word", "adposition"],
  ])("%s is a %s, %s", (text, kind, category) => {
    const [cue] = findCues(tokenize(text), text);
    expect(cue).toMatchObject({ kind, category });
    expect(cue!.entry.example).not.toBe("");
  });
});

describe("bad choices", () => {
  it.each([
    [{ language: "xx" }, "unknown language xx; choose one of en, de, fr, bg, zh [L401]"],
    [{ scheme: "abc" }, "unknown scheme abc; choose one of cd, bioscope, sfu [L401]"],
  ])("%j: %s", (options, message) => {
    expect(() => findCues([], "", options as FindCuesOptions)).toThrow(message);
  });
});
