import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseSentences } from "../../formats/read.js";
import { starsem } from "../../formats/starsem.js";
import { createScorer } from "../../score/index.js";
import { sharedPath } from "../../testing/shared.js";
import { resolveSentence } from "../resolve.js";
import { negationsAt } from "./resolve-tokens.js";

const folder = sharedPath("data/cd-sco/dev");

/** Floors under what `npm run bench:resolve` prints, words only. */
describe.skipIf(folder === undefined)("CD-SCO dev", () => {
  const options = { language: "en", scheme: "cd" } as const;
  const golds = (folder === undefined ? [] : readdirSync(folder)).flatMap((file) =>
    parseSentences(readFileSync(join(folder!, file), "utf8"), starsem),
  );
  const score = (endToEnd: boolean) => {
    const scorer = createScorer({ instances: false });
    for (const gold of golds) {
      const tokens = gold.tokens.map(({ start, end, text }) => ({ start, end, text }));
      const cues = gold.negations.map(({ cue }) => cue);
      const { negations } = endToEnd
        ? resolveSentence({ text: gold.text, tokens }, options)
        : { negations: negationsAt(tokens, cues, options) };
      scorer.add(gold, { ...gold, negations });
    }
    return scorer.report().measures;
  };

  it("end to end", () => {
    const { nisTok, scopesCueMatch } = score(true);
    expect(nisTok.f1).toBeGreaterThan(90);
    expect(scopesCueMatch.f1).toBeGreaterThan(82);
  });

  it("with the gold cues", () => {
    const { nisTok, scopesCueMatch, negated } = score(false);
    expect(nisTok.f1).toBeGreaterThan(93);
    expect(scopesCueMatch.f1).toBeGreaterThan(84);
    expect(negated.f1).toBeGreaterThan(80);
  });
});
