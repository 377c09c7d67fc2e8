/**
 * Negation cues by lexicon and rule: no model, no dependency.
 * @module
 */
export type { Cue } from "./cue.js";
export { type FindCuesOptions, findCues } from "./find-cues.js";
export type { CueOptions } from "./matcher.js";
