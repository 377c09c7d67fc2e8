import { describe, expect, it } from "vitest";
import type { Sentence } from "../../negation/negation.js";
import { sentenceOf } from "../../testing/starsem-text.js";
import { createScorer, type ScoreReport } from "../scorer.js";
import { bootstrap } from "./bootstrap.js";
import { createRandom } from "./random.js";
import { approximateRandomisation } from "./randomisation.js";
import { summariseRuns } from "./runs.js";
import { flatten, type SentenceCounts, unflatten } from "./sample.js";

const gold = sentenceOf("He is unhappy .", "[He] [is] {un}<happy> .");
const short = sentenceOf("He is unhappy .", "He [is] {un}<happy> .");
const missed = sentenceOf("He is unhappy .");

function scored(
  systems: readonly Sentence[],
  sentences = systems.length,
): { report: ScoreReport; counts: SentenceCounts } {
  const counts: SentenceCounts = { sentences, rows: new Map() };
  const scorer = createScorer({
    onSentence: (_gold, _system, tally) => counts.rows.set(counts.rows.size, flatten(tally)),
  });
  for (const system of systems) scorer.add(gold, system);
  return { report: scorer.report(), counts };
}

const mixed = Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? missed : i % 4 === 1 ? short : gold));

describe("bootstrap", () => {
  const { report, counts } = scored(mixed, 200);
  const intervals = bootstrap(counts, report.context, { samples: 300 });

  it("holds the measure between its bounds", () => {
    const [low, high] = intervals.f1.nisTok!;
    expect(low).toBeLessThan(report.measures.nisTok.f1);
    expect(high).toBeGreaterThan(report.measures.nisTok.f1);
    expect(high - low).toBeLessThan(30);
  });

  it("repeats with the same seed only", () => {
    expect(bootstrap(counts, report.context, { samples: 300 })).toEqual(intervals);
    expect(bootstrap(counts, report.context, { samples: 300, seed: 2 }).f1).not.toEqual(intervals.f1);
  });
});

describe("approximate randomisation", () => {
  const base = { ...scored(mixed).counts, system: "base" };

  it("sees no difference between a system and itself", () => {
    const { p, difference } = approximateRandomisation(base, base, scored(mixed).report.context, {
      trials: 50,
    });
    expect(difference.nisTok).toBe(0);
    expect(p.nisTok).toBe(1);
  });

  it("sees that a much better system is better", () => {
    const better = scored(mixed.map(() => gold));
    const { p, difference, against } = approximateRandomisation(base, better.counts, better.report.context, {
      trials: 500,
    });
    expect(against).toBe("base");
    expect(difference.nisTok).toBeGreaterThan(5);
    expect(p.nisTok).toBeLessThan(0.01);
  });
});

it("runs: mean and sample standard deviation", () => {
  const summary = summariseRuns([scored([gold, gold]).report, scored([gold, missed]).report]);
  expect(summary).toMatchObject({ runs: 2, system: "system", signature: expect.stringMatching(/^score\|/) });
  expect(summary.mean.pcs).toBe(75);
  expect(summary.sd.pcs).toBeCloseTo(Math.sqrt(1250), 10);
});

it("counts flatten and come back", () => {
  const { counts } = scored([short]);
  const row = [...counts.rows.values()][0]!;
  expect(flatten(unflatten(row))).toEqual(row);
});

it("random numbers are spread over the unit interval", () => {
  const random = createRandom(1);
  const values = Array.from({ length: 10_000 }, random);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(values.reduce((a, b) => a + b) / values.length).toBeCloseTo(0.5, 1);
});
