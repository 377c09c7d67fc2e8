import type { Sentence } from "../../negation/negation.js";
import type { Span } from "../../text/span.js";
import { scopeUpToPunctuation } from "./punct.js";

/** Eleven words and the contraction: what a search box would try first. */
const cueWords = /\b(?:not|no|never|none|nothing|nobody|nowhere|neither|nor|without|cannot)\b|n['’]t\b/gi;

/** Cues by one regular expression, scopes as in the punctuation baseline. */
export function regexBaseline(sentence: Sentence): Sentence {
  const cues: Span[][] = [];
  for (const match of sentence.text.matchAll(cueWords))
    cues.push([{ start: match.index, end: match.index + match[0].length }]);
  return {
    ...sentence,
    negations: cues.map((cue) => ({
      cue,
      scope: scopeUpToPunctuation(cue, sentence.tokens),
      event: [],
      focus: [],
    })),
  };
}
