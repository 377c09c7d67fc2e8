import { nisMatches, type ScopeMatch } from "./nis/scope-match.js";
import { percent, type Rates, rates } from "./rates.js";
import { type ScoreContext, signature } from "./signature.js";
import { type StarsemMeasures, starsemMeasureNames, starsemMeasures } from "./starsem/measures.js";
import { starsemRules } from "./starsem/rules.js";
import type { Tally } from "./tally.js";

export interface Measures extends StarsemMeasures {
  nisTok: Rates;
  nisExact: Rates;
  /** The main predicate counts more; see `headWeightedMatch`. */
  nisHead: Rates;
  scopeTokensExactCue: Rates;
  conll2010: Rates;
  /** Share of gold scopes matched in full (Fancellu et al. 2017), in percent. */
  pcs: number;
  /** *SEM 2012 task 2; only where gold marks a focus. */
  focus?: Rates;
}

export type MeasureName = keyof Measures;

export function measuresOf(tally: Tally, context: ScoreContext): Measures {
  const { goldCues, systemCues, exactCueScopeTokens: tokens, focus } = tally;
  const starsem = starsemMeasures(tally, starsemRules[context.starsem]);
  return {
    ...starsem,
    nisTok: nisOf("nisTok", tally),
    nisExact: nisOf("nisExact", tally),
    nisHead: nisOf("nisHead", tally),
    scopeTokensExactCue: rates(percent(tokens.common, tokens.system), percent(tokens.common, tokens.gold)),
    conll2010: rates(percent(tally.conll2010, systemCues), percent(tally.conll2010, goldCues)),
    pcs: percent(tally.scopesCueMatch.tp, tally.goldScopes),
    ...(focus.gold === 0
      ? {}
      : { focus: rates(percent(focus.tp, focus.system), percent(focus.tp, focus.gold)) }),
  };
}

/** Key of a user's own scope match, which may have the name of one of ours. */
export function nisKey({ name }: Pick<ScopeMatch, "name">): string {
  return `nis:${name}`;
}

/** f_P averaged over the predicted negations, f_R over the gold ones. */
export function nisOf(key: string, { nis, systemCues, goldCues }: Tally): Rates {
  const { precision, recall } = nis[key]!;
  return rates(percent(precision, systemCues), percent(recall, goldCues));
}

/** A signature per measure; those of a user's own scope matches are named `nis:NAME`. */
export function signaturesOf(
  measures: Measures,
  context: ScoreContext,
  scopeMatches: readonly ScopeMatch[] = [],
): Record<string, string> {
  const sign = (name: string, options: Record<string, string>) => signature(name, options, context);
  const mode = { mode: context.starsem, punct: "no" };
  const all: Record<string, string> = {};
  for (const name of starsemMeasureNames) all[name] = sign("starsem", { row: name, ...mode });
  const signNis = (scope: string) => sign("NIS", { cue: "exact", scope, punct: "no" });
  for (const [name, match] of Object.entries(nisMatches)) all[name] = signNis(match.name);
  for (const match of scopeMatches) all[nisKey(match)] = signNis(match.name);
  all.scopeTokensExactCue = sign("scope-tokens", { cue: "exact", punct: "no" });
  all.conll2010 = sign("CoNLL-2010", { cue: "exact", scope: "exact", punct: "yes" });
  all.pcs = sign("PCS", { cue: "exact", ...mode });
  if (measures.focus !== undefined) all.focus = sign("focus", { match: "perfect" });
  return all;
}

/** One number per measure, for intervals, tests and thresholds: F1, or the percentage itself. */
export function headlines(measures: Measures): Record<string, number> {
  return Object.fromEntries(
    Object.entries(measures).map(([name, value]) => [
      name,
      typeof value === "number" ? value : (value as Rates).f1,
    ]),
  );
}
