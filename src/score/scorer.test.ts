import { describe, expect, it } from "vitest";
import { sentenceOf } from "../testing/starsem-text.js";
import { version } from "../version.js";
import { headWeightedMatch, tokenMatch } from "./nis/scope-match.js";
import { createScorer } from "./scorer.js";

const right = sentenceOf("He is unhappy .", "[He] [is] {un}<happy> .");
const wrong = sentenceOf("He is unhappy .", "He [is] {un}<happy> .");
const missed = sentenceOf("He is unhappy .");

describe("createScorer", () => {
  it("counts sentences", () => {
    const scorer = createScorer();
    scorer.add(right, right);
    scorer.add(right, missed);
    scorer.add(missed, right);
    scorer.addUnnegated(6);
    scorer.add(missed, missed);
    expect(scorer.report().sentences).toEqual({
      total: 10,
      negated: 2,
      withErrors: 1,
      correct: 80,
      correctNegated: 50,
    });
  });

  it("knows the position of an instance's sentence", () => {
    const scorer = createScorer();
    scorer.addUnnegated(4);
    scorer.add(right, wrong);
    expect(scorer.report().instances?.map(({ sentence }) => sentence)).toEqual([5]);
  });

  it("signs every measure", () => {
    const scorer = createScorer({ data: "cd-sco-dev", splitNeitherNor: true });
    scorer.add(right, wrong);
    const { measures, signatures, signature } = scorer.report({ sum: "0a1b2c3d" });
    expect(Object.keys(signatures).sort()).toEqual(Object.keys(measures).sort());
    expect(signature).toBe(
      `score|starsem:exact|punct:no|neithernor:split|data:cd-sco-dev|sum:0a1b2c3d|v:${version}`,
    );
    expect(signatures.nisTok).toBe(
      `NIS|cue:exact|scope:tok|punct:no|neithernor:split|data:cd-sco-dev|sum:0a1b2c3d|v:${version}`,
    );
  });

  it("keeps the fields of a signature apart", () => {
    expect(createScorer({ data: "a|b\nc" }).report().signature).toContain("|data:a_b_c|");
  });

  it("takes the user's own scope match", () => {
    const scorer = createScorer({
      scopeMatches: [{ name: "half", precision: () => 0.5, recall: () => 0.25 }],
    });
    scorer.add(right, wrong);
    expect(scorer.report().nis).toEqual({ half: { precision: 50, recall: 25, f1: 100 / 3 } });
  });

  it.each([
    ["one of ours", headWeightedMatch()],
    ["one named as ours", { ...tokenMatch, name: "tok", precision: () => 1 }],
  ])("counts a scope match once, also %s", (_, match) => {
    const scorer = createScorer({ scopeMatches: [match] });
    scorer.add(right, right);
    const { measures, nis } = scorer.report();
    const perfect = { precision: 100, recall: 100, f1: 100 };
    expect([measures.nisTok, measures.nisHead, nis[match.name]]).toEqual([perfect, perfect, perfect]);
  });

  it("breaks down by scope length, cue kind and file", () => {
    const scorer = createScorer();
    scorer.add(right, wrong);
    scorer.add(right, right);
    const { breakdown } = scorer.report();
    expect(breakdown.cueKind).toEqual([
      expect.objectContaining({
        group: "affix",
        gold: 2,
        system: 2,
        cues: { precision: 100, recall: 100, f1: 100 },
      }),
    ]);
    expect(breakdown.file.map(({ group }) => group)).toEqual(["doc"]);
    // Recall by the gold length, precision by the system's: 2 of 3 words found and nothing but right ones.
    expect(breakdown.scopeLength).toMatchObject([
      { group: "1–2", gold: 0, system: 1, nisTok: { precision: 100 } },
      { group: "3–5", gold: 2, system: 1, nisTok: { precision: 100, recall: (100 * (2 / 3 + 1)) / 2 } },
    ]);
  });

  it("reports a focus only where gold has one", () => {
    const focused = { ...right, negations: [{ ...right.negations[0]!, focus: [{ start: 0, end: 2 }] }] };
    const other = { ...right, negations: [{ ...right.negations[0]!, focus: [{ start: 3, end: 5 }] }] };
    const scorer = createScorer();
    scorer.add(focused, focused);
    scorer.add(focused, other);
    scorer.add(focused, missed);
    expect(scorer.report().measures.focus).toEqual({
      precision: 50,
      recall: expect.closeTo(100 / 3),
      f1: expect.closeTo(40),
    });
    const twice = createScorer();
    twice.add({ ...focused, negations: [...focused.negations, ...focused.negations] }, focused);
    expect(twice.report().measures.focus).toMatchObject({ precision: 100, recall: 50 });
    const without = createScorer();
    without.add(right, right);
    expect(without.report().measures.focus).toBeUndefined();
  });

  it("counts punctuation for CoNLL-2010 only", () => {
    const comma = sentenceOf("not now , no", "{not} [now] , no");
    const withComma = sentenceOf("not now , no", "{not} [now] [,] no");
    const scorer = createScorer();
    scorer.add(comma, withComma);
    const { conll2010, nisExact, scopesCueMatch } = scorer.report().measures;
    expect([conll2010.f1, nisExact.f1, scopesCueMatch.f1]).toEqual([0, 100, 100]);
  });
});
