/**
 * Gold and predicted negations to measures: all of *SEM 2012, the negation-instance scores, focus.
 * @module
 */
export type { Breakdown, Dimension, Group } from "./breakdown.js";
export { type Diagnosis, type ErrorKind, errorKinds } from "./diagnose.js";
export { headlines, type MeasureName, type Measures } from "./measures.js";
export { exactMatch, headWeightedMatch, type ScopeMatch, tokenMatch } from "./nis/scope-match.js";
export type { Rates } from "./rates.js";
export {
  type PageContent,
  type RenderOptions,
  renderHtml,
  renderInstances,
  renderLatex,
  renderMarkdown,
  renderTable,
  type TableOptions,
} from "./report/index.js";
export { type MarkedSentence, type Scored, type ScoreOptions, type Source, scoreSources } from "./score.js";
export { createScorer, type ScoreReport, type Scorer, type ScorerOptions } from "./scorer.js";
export type { ScoreContext } from "./signature.js";
export type { Measure } from "./starsem/measures.js";
export { type StarsemMode, starsemModes } from "./starsem/rules.js";
export { bootstrap, type Intervals } from "./statistics/bootstrap.js";
export { approximateRandomisation, type Comparison } from "./statistics/randomisation.js";
export { type RunSummary, summariseRuns } from "./statistics/runs.js";
