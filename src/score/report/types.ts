import type { Dimension } from "../breakdown.js";
import type { MarkedSentence } from "../score.js";
import type { ScoreReport } from "../scorer.js";
import type { RunSummary } from "../statistics/runs.js";

export type { MarkedSentence, RunSummary, ScoreReport };

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

export interface PageContent extends RenderOptions {
  reports: readonly ScoreReport[];
  /** Sentences without negation on both sides are left out. */
  sentences?: readonly MarkedSentence[];
  title?: string;
}
