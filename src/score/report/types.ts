import type { Sentence } from "../../negation/negation.js";
import type { Dimension } from "../breakdown.js";
import type { Diagnosis } from "../diagnose.js";
import type { ScoreReport } from "../scorer.js";
import type { RunSummary } from "../statistics/runs.js";

export type { RunSummary };

export type Report = ScoreReport;

export interface RenderOptions {
  /** Decimals of every percentage. */
  digits?: number;
  /** Several runs of one system, each a column of its own. */
  runs?: readonly RunSummary[];
}

export interface TableOptions extends RenderOptions {
  /** Breakdowns to print below the measures. */
  breakdown?: readonly Dimension[];
  /** List every instance with errors. */
  instances?: boolean;
}

/** A sentence as gold and one system have it. */
export interface SentencePair {
  system: string;
  gold: Sentence;
  predicted: Sentence;
  diagnoses: readonly Diagnosis[];
}

export interface PageContent extends RenderOptions {
  reports: readonly Report[];
  /** Sentences without negation on both sides are left out. */
  sentences?: readonly SentencePair[];
  title?: string;
}
