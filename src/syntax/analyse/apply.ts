import type { Sentence } from "../../negation/negation.js";
import type { Token } from "../../text/token.js";
import type { WordAnalysis } from "./analysis.js";

/** The sentence with its words as given and what was predicted of them in place of what they came with. */
export function applyAnalysis<Given extends Pick<Sentence, "tokens">>(
  sentence: Given,
  analyses: readonly WordAnalysis[],
): Given {
  return { ...sentence, tokens: sentence.tokens.map((token, i) => analysed(token, analyses[i]!)) };
}

/** Enhanced dependencies (`deps`) were drawn along another tree. */
function analysed({ start, end, text, columns }: Token, analysis: WordAnalysis): Token {
  const token: Token = { start, end, text, ...analysis };
  const { deps: _, ...kept } = columns ?? {};
  if (Object.keys(kept).length > 0) token.columns = kept;
  return token;
}
