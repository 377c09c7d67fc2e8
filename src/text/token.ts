import type { Span } from "./span.js";

/** `text.slice(token.start, token.end) === token.text`, always. */
export interface Token extends Span {
  text: string;
  lemma?: string;
  upos?: string;
  xpos?: string;
  /** Morphological features as CoNLL-U writes them: `Number=Sing|Polarity=Neg`. */
  feats?: string;
  /** Index of the governing token in the sentence, counted from 0; -1 for the root. */
  head?: number;
  deprel?: string;
  /** Columns of the source format that have no name here (`parse`, `misc`, …), kept so that it can be written back. */
  columns?: Record<string, string>;
}

/**
 * Penn Treebank tags of punctuation carry no letter (`,` `:` `''`), brackets excepted; those of other treebanks may
 * (BulTreeBank's `punct`), but Universal Dependencies say PUNCT. Without a tag, a token without letter or digit is
 * punctuation.
 */
export function isPunctuation(token: Token): boolean {
  if (token.upos === "PUNCT") return true;
  if (token.xpos !== undefined) return isPunctuationTag(token.xpos);
  return !/[\p{L}\p{M}\p{N}]/u.test(token.text);
}

export function isPunctuationTag(tag: string): boolean {
  return !/\w/.test(tag) || tag === "-LRB-" || tag === "-RRB-";
}
