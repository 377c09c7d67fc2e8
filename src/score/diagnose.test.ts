import { expect, it } from "vitest";
import { sentenceOf } from "../testing/starsem-text.js";
import { diagnose } from "./diagnose.js";
import { instancesOf } from "./instance.js";

const words = "It was neither hot nor cold , Sir";

it.each([
  [
    "right",
    ["[It] [was] {neither} <hot> {nor} [cold] , Sir"],
    ["[It] [was] {neither} <hot> {nor} [cold] [,] Sir"],
    [[]],
  ],
  ["missed", ["It was {neither} [hot] nor cold , Sir"], [], [["missed cue"]]],
  ["spurious", [], ["It was {neither} [hot] nor cold , Sir"], [["spurious cue"]]],
  [
    "partial cue",
    ["It was {neither} [hot] {nor} cold , Sir"],
    ["It was {neither} [hot] nor cold , Sir"],
    [["partial cue"]],
  ],
  [
    "too long",
    ["It was {neither} [hot] nor cold , Sir"],
    ["It [was] {neither} [hot] nor cold , Sir"],
    [["scope too long"]],
  ],
  [
    "too short",
    ["It [was] {neither} [hot] nor cold , Sir"],
    ["It was {neither} [hot] nor cold , Sir"],
    [["scope too short"]],
  ],
  [
    "both",
    ["It [was] {neither} [hot] nor cold , Sir"],
    ["It was {neither} [hot] nor cold , [Sir]"],
    [["scope too long and too short"]],
  ],
  [
    "wrong event",
    ["It [was] {neither} <hot> nor cold , Sir"],
    ["It <was> {neither} [hot] nor cold , Sir"],
    [["wrong event"]],
  ],
  [
    "all at once",
    ["It [was] {neither} <hot> {nor} cold , Sir"],
    ["It was {neither} [hot] nor [cold] , Sir"],
    [["partial cue", "scope too long and too short", "wrong event"]],
  ],
  [
    "two negations in another order",
    ["It was {neither} [hot] nor cold , Sir", "It was neither hot {nor} [cold] , Sir"],
    ["It was neither hot {nor} [cold] , Sir", "It was {neither} hot nor cold , Sir"],
    [["scope too short"], []],
  ],
])("%s", (_, gold, system, expected) => {
  const sentence = sentenceOf(words, ...gold);
  const found = diagnose(sentence, instancesOf(sentence), instancesOf(sentenceOf(words, ...system)), 7);
  expect(found.map(({ errors }) => errors)).toEqual(expected);
  expect(found.every((each) => each.sentence === 7 && each.doc === "doc" && each.id === "0")).toBe(true);
});

it("shows the words of both sides and the kind of cue", () => {
  const gold = sentenceOf(words, "[It] [was] {neither} <hot> {nor} [cold] , Sir");
  const system = sentenceOf(words, "It was {neither} [hot] nor cold , Sir");
  expect(diagnose(gold, instancesOf(gold), instancesOf(system), 1)[0]).toMatchObject({
    cueKind: "discontinuous",
    gold: { cue: "neither … nor", scope: "It was … hot … cold", event: "hot" },
    system: { cue: "neither", scope: "hot", event: "" },
  });
});
