/**
 * The rule tier by itself: cue, scope, event and focus of negation without any dependency.
 * @module
 */
export { LitotesError } from "./errors.js";
export type { Negation, Sentence } from "./negation/negation.js";
export * from "./resolve/index.js";
export { type Language, languages } from "./text/language.js";
export { splitSentences } from "./text/sentences.js";
export type { Span } from "./text/span.js";
export type { Token } from "./text/token.js";
export { tokenize } from "./text/tokenize.js";
