/**
 * Sentences, tokens, spans and the algebra between them: what everything else speaks in.
 * @module
 */
export { type Language, languages } from "./language.js";
export { project, spansOfTokens, type TokenPart, tokenIndices } from "./project.js";
export {
  type SettledSentences,
  type StreamedSentence,
  settledSentences,
  streamSentences,
} from "./sentence-stream.js";
export { longestSentence, splitSentences } from "./sentences.js";
export type { Span } from "./span.js";
export * as spans from "./span.js";
export { isPunctuation, isPunctuationTag, type Token } from "./token.js";
export { tokenize } from "./tokenize.js";
