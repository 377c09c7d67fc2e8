import type { Span } from "../text/span.js";
import type { Token } from "../text/token.js";

/** What a negation marks in its sentence. */
export const negationLayers = ["cue", "scope", "event", "focus"] as const;

/** One negation instance. Spans may be discontinuous, and may cut a word: un|happy, care|less. */
export interface Negation {
  cue: Span[];
  scope: Span[];
  event: Span[];
  focus: Span[];
  /** BioScope and SFU annotate speculation in the same way; absent means negation. */
  type?: "negation" | "speculation";
}

export interface Sentence {
  id?: string;
  /** The document, chapter or file that the sentence belongs to. */
  doc?: string;
  /** Where the sentence begins in its document, in characters as spans count them. */
  offset?: number;
  text: string;
  tokens: Token[];
  negations: Negation[];
  /** What the source format says about the sentence and has no name here, kept so that it can be written back. */
  attributes?: Record<string, string>;
}
