/**
 * Text to negations: cue, scope, event and focus.
 * @module
 */
export { type Scheme, schemes } from "../negation/lexicon/row.js";
export { type DetectedLanguage, detectLanguage } from "../text/detect-language.js";
export { type Baseline, baselines, punctBaseline, regexBaseline } from "./baselines/index.js";
export { type ResolveOptions, type Tier, tiers } from "./options.js";
export { isNegated, resolve, resolveSentence, resolveWords } from "./resolve.js";
export { type Cue, type CueOptions, type FindCuesOptions, findCues } from "./rules/cues/index.js";
export { resolveStream } from "./stream.js";
