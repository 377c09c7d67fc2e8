import { describe, expect, it } from "vitest";
import { sentenceOf } from "../../testing/starsem-text.js";
import { createScorer } from "../scorer.js";
import type { StarsemMeasures } from "./measures.js";
import type { StarsemMode } from "./rules.js";

type Expected = { [Name in keyof StarsemMeasures]?: Partial<StarsemMeasures[Name]> };

/** Each row of the table in docs/score.md: the same sentence under both modes. */
const differences: {
  name: string;
  words: string;
  gold: string[];
  system: string[];
  exact: Expected;
  fixed: Expected;
}[] = [
  {
    name: "a partial event in the last system column is no false negative",
    words: "He did not set out",
    gold: ["[He] [did] {not} <set> <out>"],
    system: ["[He] [did] {not} <set> [out]"],
    exact: { negated: { tp: 0, fp: 0, fn: 0 } },
    fixed: { negated: { tp: 0, fp: 0, fn: 1 } },
  },
  {
    name: "scopes without cue match print the true positives of those with",
    words: "It was neither hot nor cold",
    gold: ["[It] [was] {neither} [hot] {nor} [cold]"],
    system: ["[It] [was] {neither} [hot] nor [cold]"],
    exact: { scopesCueMatch: { tp: 0, fn: 1 }, scopesNoCueMatch: { tp: 0, precision: 100, recall: 100 } },
    fixed: { scopesCueMatch: { tp: 0, fn: 1 }, scopesNoCueMatch: { tp: 1, precision: 100, recall: 100 } },
  },
  {
    name: "the first system column that overlaps is taken, not the one that is equal",
    words: "no one was never there",
    gold: ["no one was {never} there", "{no} {one} was never there"],
    system: ["{no} one was {never} there", "no one was {never} there", "{no} {one} was never there"],
    exact: { cues: { tp: 1, fp: 1, fn: 1 } },
    fixed: { cues: { tp: 2, fp: 1, fn: 0 } },
  },
  {
    name: "a scope word counts up to its first period",
    words: "never in the U.S. again",
    gold: ["{never} [in] [the] [U.S.] [again]"],
    system: ["{never} [in] [the] [U].S. [again]"],
    exact: { scopesCueMatch: { tp: 1, fn: 0 } },
    fixed: { scopesCueMatch: { tp: 0, fn: 1 } },
  },
  {
    name: "a final period of an abbreviation never counts",
    words: "not Mr. Holmes",
    gold: ["{not} [Mr.] [Holmes]"],
    system: ["{not} [Mr]. [Holmes]"],
    exact: { scopesCueMatch: { tp: 1, fn: 0 } },
    fixed: { scopesCueMatch: { tp: 1, fn: 0 } },
  },
  {
    name: "the B rows repeat fp and fn of the upper rows",
    words: "It was neither hot nor cold",
    gold: ["[It] [was] {neither} [hot] {nor} [cold]"],
    system: ["[It] [was] {neither} [hot] nor [cold]"],
    exact: { cuesB: { system: 1, tp: 0, fp: 0, fn: 1 } },
    fixed: { cuesB: { system: 1, tp: 0, fp: 1, fn: 1 } },
  },
];

describe.each(differences)("$name", ({ words, gold, system, exact, fixed }) => {
  it.each<[StarsemMode, Expected]>([
    ["exact", exact],
    ["fixed", fixed],
  ])("%s", (starsem, expected) => {
    const scorer = createScorer({ starsem });
    scorer.add(sentenceOf(words, ...gold), sentenceOf(words, ...system));
    expect(scorer.report().measures).toMatchObject(expected);
  });
});

it("F1 comes from precision and recall as printed (exact) or as they are (fixed)", () => {
  const f1 = (starsem: StarsemMode) => {
    const scorer = createScorer({ starsem });
    const right = sentenceOf("not now", "{not} [now]");
    const none = sentenceOf("not now");
    for (const [gold, system, times] of [
      [right, right, 2],
      [right, none, 1],
      [none, right, 4],
    ] as const) {
      for (let i = 0; i < times; i++) scorer.add(gold, system);
    }
    return scorer.report().measures.cues.f1;
  };
  expect(f1("exact")).toBe((2 * 33.33 * 66.67) / (33.33 + 66.67));
  expect(f1("fixed")).toBeCloseTo(400 / 9, 12);
});
