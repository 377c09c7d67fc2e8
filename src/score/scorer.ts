import type { Sentence } from "../negation/negation.js";
import { type Breakdown, createBreakdown } from "./breakdown.js";
import { type Diagnosis, diagnose } from "./diagnose.js";
import { countFocus } from "./focus.js";
import { instancesOf } from "./instance.js";
import { type Measures, measuresOf, nisKey, nisOf, signaturesOf } from "./measures.js";
import { countNegationInstances } from "./nis/count.js";
import { nisMatches, type ScopeMatch } from "./nis/scope-match.js";
import { percent, type Rates } from "./rates.js";
import { type ScoreContext, signature } from "./signature.js";
import { countStarsem } from "./starsem/count.js";
import { starsemRules } from "./starsem/rules.js";
import type { Intervals } from "./statistics/bootstrap.js";
import type { Comparison } from "./statistics/randomisation.js";
import { addTally, emptyTally, type Tally } from "./tally.js";

export interface ScoreReport {
  system: string;
  signature: string;
  /** The parts of the signature. */
  context: ScoreContext;
  sentences: {
    total: number;
    negated: number;
    /** Sentences with negation in gold that the system gets wrong. */
    withErrors: number;
    /** Percent of all sentences. */
    correct: number;
    /** Percent of the sentences with negation in gold. */
    correctNegated: number;
  };
  measures: Measures;
  /** NIS under the scope-match functions given beside ours, by their names. */
  nis: Record<string, Rates>;
  /** The signature of each measure. */
  signatures: Record<string, string>;
  breakdown: Breakdown;
  intervals?: Intervals;
  comparison?: Comparison;
  instances?: Diagnosis[];
}

export interface ScorerOptions extends Partial<ScoreContext> {
  system?: string;
  /** Keep a diagnosis of every instance. */
  instances?: boolean;
  /** Scope-match functions beside token, exact and head-weighted match. */
  scopeMatches?: readonly ScopeMatch[];
  /** Called with the counts of each sentence that has a negation on either side. */
  onSentence?: (gold: Sentence, system: Sentence, tally: Tally, diagnoses: () => Diagnosis[]) => void;
}

export interface Scorer {
  add(gold: Sentence, system: Sentence): void;
  /** Counts sentences without negation on either side. */
  addUnnegated(count: number): void;
  /** `sum` identifies the gold file, known once it is read. */
  report(extra?: { sum?: string }): ScoreReport;
}

/**
 * Counts sentence after sentence; memory does not grow unless instances are kept.
 *
 * @example
 * const scorer = createScorer({ system: "mine", data: "cd-sco-dev" });
 * for (const [gold, system] of pairs) scorer.add(gold, system);
 * scorer.report().measures.nisTok.f1;
 */
export function createScorer({
  system = "system",
  data = "gold",
  sum,
  starsem = "exact",
  splitNeitherNor = false,
  annotation = "negation",
  instances = true,
  scopeMatches = [],
  onSentence,
}: ScorerOptions = {}): Scorer {
  const context: ScoreContext = {
    data,
    starsem,
    splitNeitherNor,
    annotation,
    ...(sum === undefined ? {} : { sum }),
  };
  const own = Object.fromEntries(scopeMatches.map((match) => [nisKey(match), match]));
  const matches = Object.entries<ScopeMatch>({ ...nisMatches, ...own });
  const keys = matches.map(([key]) => key);
  const total = emptyTally(keys);
  const breakdown = createBreakdown();
  const kept: Diagnosis[] = [];

  return {
    add(gold, predicted) {
      if (gold.negations.length === 0 && predicted.negations.length === 0) {
        total.sentences++;
        return;
      }
      const golds = instancesOf(gold);
      const systems = instancesOf(predicted);
      const tally = onSentence === undefined ? total : emptyTally(keys);
      countStarsem(golds, systems, gold.tokens, starsemRules[starsem], tally);
      countNegationInstances(golds, systems, matches, tally);
      countFocus(golds, systems, tally);
      breakdown.add(gold, golds, systems);
      const position = total.sentences + (tally === total ? 0 : 1);
      const explain = () => diagnose(gold, golds, systems, position);
      if (instances) kept.push(...explain());
      if (tally === total) return;
      addTally(total, tally);
      onSentence?.(gold, predicted, tally, explain);
    },
    addUnnegated(count) {
      total.sentences += count;
    },
    report(extra = {}) {
      Object.assign(context, extra);
      const measures = measuresOf(total, context);
      return {
        system,
        signature: signature("score", { starsem, punct: "no" }, context),
        context,
        sentences: {
          total: total.sentences,
          negated: total.negatedSentences,
          withErrors: total.wrongNegatedSentences,
          correct: 100 - percent(total.wrongSentences, total.sentences),
          correctNegated: 100 - percent(total.wrongNegatedSentences, total.negatedSentences),
        },
        measures,
        nis: Object.fromEntries(scopeMatches.map((match) => [match.name, nisOf(nisKey(match), total)])),
        signatures: signaturesOf(measures, context, scopeMatches),
        breakdown: breakdown.groups(),
        ...(instances ? { instances: kept } : {}),
      };
    },
  };
}
