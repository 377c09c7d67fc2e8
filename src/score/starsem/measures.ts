import { harmonicMean, percent, type Rates, roundLikePrintf } from "../rates.js";
import type { Counts, Tally } from "../tally.js";
import type { StarsemRules } from "./rules.js";

/** One row of the *SEM 2012 table. */
export interface Measure extends Rates {
  gold: number;
  system: number;
  tp: number;
  fp: number;
  fn: number;
}

export const starsemMeasureNames = [
  "cues",
  "scopesCueMatch",
  "scopesNoCueMatch",
  "scopeTokens",
  "negated",
  "global",
  "cuesB",
  "scopesCueMatchB",
  "scopesNoCueMatchB",
  "negatedB",
  "globalB",
] as const;

export type StarsemMeasures = Record<(typeof starsemMeasureNames)[number], Measure>;

export function starsemMeasures(tally: Tally, rules: StarsemRules): StarsemMeasures {
  const row = (gold: number, system: number, counts: Counts): Measure => {
    const { tp, fp, fn } = counts;
    return withF1(
      { gold, system, tp, fp, fn, precision: percent(tp, tp + fp), recall: percent(tp, tp + fn) },
      rules,
    );
  };
  const cues = row(tally.goldCues, tally.systemCues, tally.cues);
  const scopesCueMatch = row(tally.goldScopes, tally.systemScopes, tally.scopesCueMatch);
  const scopesNoCueMatch = row(tally.goldScopes, tally.systemScopes, tally.scopesNoCueMatch);
  const scopeTokens = row(tally.goldScopeTokens, tally.systemScopeTokens, tally.scopeTokens);
  const negated = row(tally.goldEvents, tally.systemEvents, tally.negated);
  const global = row(tally.goldCues, tally.systemCues, tally.global);
  const printed = (measure: Measure): Measure =>
    rules.printsWrongTruePositives ? { ...measure, tp: scopesCueMatch.tp } : measure;
  return {
    cues,
    scopesCueMatch,
    scopesNoCueMatch: printed(scopesNoCueMatch),
    scopeTokens,
    negated,
    global,
    cuesB: variantB(cues, rules),
    scopesCueMatchB: variantB(scopesCueMatch, rules),
    scopesNoCueMatchB: printed(variantB(scopesNoCueMatch, rules)),
    negatedB: variantB(negated, rules),
    globalB: variantB(global, rules),
  };
}

/** Version B: precision is the share of perfect matches among all that the system predicts. */
function variantB(measure: Measure, rules: StarsemRules): Measure {
  const { gold, system, tp } = measure;
  const counts = rules.repeatsUpperCountsInB ? {} : { fp: system - tp, fn: gold - tp };
  return withF1({ ...measure, ...counts, precision: percent(tp, system) }, rules);
}

function withF1(measure: Omit<Measure, "f1">, rules: StarsemRules): Measure {
  const { precision, recall } = measure;
  const f1 = rules.roundsBeforeF1
    ? harmonicMean(roundLikePrintf(precision), roundLikePrintf(recall))
    : harmonicMean(precision, recall);
  return { ...measure, f1 };
}
