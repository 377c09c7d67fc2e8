/** tp, fp and fn of one row of the *SEM 2012 table. */
export interface Counts {
  tp: number;
  fp: number;
  fn: number;
}

/** Everything that is counted; sums over sentences, so that samples of sentences can be added up again. */
export interface Tally {
  sentences: number;
  negatedSentences: number;
  wrongSentences: number;
  wrongNegatedSentences: number;
  goldCues: number;
  systemCues: number;
  goldScopes: number;
  systemScopes: number;
  goldScopeTokens: number;
  systemScopeTokens: number;
  goldEvents: number;
  systemEvents: number;
  cues: Counts;
  scopesCueMatch: Counts;
  scopesNoCueMatch: Counts;
  scopeTokens: Counts;
  negated: Counts;
  global: Counts;
  exactCueScopeTokens: { gold: number; system: number; common: number };
  conll2010: number;
  focus: { gold: number; system: number; tp: number };
  /** Sums of f_P and f_R over the pairs with identical cues, by measure; a user's own (`nis:NAME`) come last. */
  nis: Record<string, { precision: number; recall: number }>;
}

export function emptyTally(nisKeys: readonly string[]): Tally {
  const counts = (): Counts => ({ tp: 0, fp: 0, fn: 0 });
  return {
    sentences: 0,
    negatedSentences: 0,
    wrongSentences: 0,
    wrongNegatedSentences: 0,
    goldCues: 0,
    systemCues: 0,
    goldScopes: 0,
    systemScopes: 0,
    goldScopeTokens: 0,
    systemScopeTokens: 0,
    goldEvents: 0,
    systemEvents: 0,
    cues: counts(),
    scopesCueMatch: counts(),
    scopesNoCueMatch: counts(),
    scopeTokens: counts(),
    negated: counts(),
    global: counts(),
    exactCueScopeTokens: { gold: 0, system: 0, common: 0 },
    conll2010: 0,
    focus: { gold: 0, system: 0, tp: 0 },
    nis: Object.fromEntries(nisKeys.map((key) => [key, { precision: 0, recall: 0 }])),
  };
}

/** A tally seen as nothing but numbers. */
export type Numbers = { [key: string]: number | Numbers };

/** Adds every count of `part` to `total`. */
export function addTally(total: Tally, part: Tally): void {
  addNumbers(total as unknown as Numbers, part as unknown as Numbers);
}

function addNumbers(total: Numbers, part: Numbers): void {
  for (const key in part) {
    const value = part[key]!;
    if (typeof value === "number") (total[key] as number) += value;
    else addNumbers(total[key] as Numbers, value);
  }
}
