import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseSentences } from "../formats/read.js";
import { starsem } from "../formats/starsem.js";
import { sharedPath } from "../testing/shared.js";
import { roundLikePrintf } from "./rates.js";
import { createScorer } from "./scorer.js";
import type { StarsemMeasures } from "./starsem/measures.js";

/** Rows of the official table by our names. */
const rowNames: Record<keyof StarsemMeasures, string> = {
  cues: "Cues",
  scopesCueMatch: "Scopes(cue match)",
  scopesNoCueMatch: "Scopes(no cue match)",
  scopeTokens: "Scope tokens(no cue match)",
  negated: "Negated(no cue match)",
  global: "Full negation",
  cuesB: "Cues B",
  scopesCueMatchB: "Scopes B (cue match)",
  scopesNoCueMatchB: "Scopes B (no cue match)",
  negatedB: "Negated B (no cue match)",
  globalB: "Full negation B",
};

const folder = sharedPath("golden/score");
const systems = Array.from({ length: 12 }, (_, n) => `dev-${String(n).padStart(2, "0")}`);

describe.skipIf(folder === undefined)("the reference implementations on 12 noisy systems", () => {
  const read = (name: string) => parseSentences(readFileSync(`${folder}/${name}.txt`, "utf8"), starsem);
  const gold = folder === undefined ? [] : read("gold-dev");

  it.each(systems)("%s", (name) => {
    const expected = JSON.parse(readFileSync(`${folder}/${name}.expected.json`, "utf8"));
    const scorer = createScorer();
    for (const [i, sentence] of read(name).entries()) scorer.add(gold[i]!, sentence);
    const { measures, sentences } = scorer.report();

    for (const [ours, official] of Object.entries(rowNames)) {
      const { precision, recall, f1, ...counts } = measures[ours as keyof StarsemMeasures];
      const printed = {
        precision: roundLikePrintf(precision),
        recall: roundLikePrintf(recall),
        f1: roundLikePrintf(f1),
      };
      expect({ [official]: { ...counts, ...printed } }).toEqual({ [official]: expected.starsem[official] });
    }
    expect([sentences.total, sentences.negated, sentences.withErrors]).toEqual([
      expected.starsem["# sentences"],
      expected.starsem["# negation sentences"],
      expected.starsem["# negation sentences with errors"],
    ]);
    expect(roundLikePrintf(sentences.correct)).toBe(expected.starsem["% correct sentences"]);
    expect(roundLikePrintf(sentences.correctNegated)).toBe(expected.starsem["% correct negation sentences"]);

    for (const [ours, reference] of [
      [measures.nisTok, expected.nis_tok],
      [measures.scopeTokensExactCue, expected.scope_tokens_exact_cue],
    ]) {
      expect(Math.abs(ours.precision - 100 * reference.scope_p)).toBeLessThan(1e-9);
      expect(Math.abs(ours.recall - 100 * reference.scope_r)).toBeLessThan(1e-9);
      expect(Math.abs(ours.f1 - 100 * reference.scope_f1)).toBeLessThan(1e-9);
    }
  });
});
