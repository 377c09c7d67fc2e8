/**
 * The domain: a negation is cue, scope, event and focus over a sentence.
 * @module
 */
export { type CueKind, cueKind, cueKinds } from "./cue-kind.js";
export type { Negation, Sentence } from "./negation.js";
export { splitNeitherNor } from "./split-neither-nor.js";
