import type { Sentence } from "../negation/negation.js";
import { splitSentences } from "../text/sentences.js";
import type { Token } from "../text/token.js";
import { tokenize } from "../text/tokenize.js";
import { type ResolveOptions, settle } from "./options.js";
import { findCues } from "./rules/cues/index.js";
import { resolveTokens } from "./rules/resolve-tokens.js";

/**
 * The sentences of a text with their negations; spans count from the beginning of the sentence, which stands at
 * `offset` in the text.
 *
 * @example
 * const [sentence] = resolve("I don't think so.");
 * sentence.negations[0].cue; // [{ start: 4, end: 7 }]
 */
export function resolve(text: string, options: ResolveOptions = {}): Sentence[] {
  const settled = settle(options, text);
  return splitSentences(text, settled.language).map(({ start, end }) => {
    const content = text.slice(start, end);
    const tokens = tokenize(content, settled.language);
    return { offset: start, text: content, tokens, negations: resolveTokens(tokens, content, settled) };
  });
}

/** A sentence with its tokens as given and the negations found in it; what else it carries is kept. */
export function resolveSentence<Given extends Pick<Sentence, "text" | "tokens">>(
  sentence: Given,
  options: ResolveOptions = {},
): Given & Pick<Sentence, "negations"> {
  const settled = settle(options, sentence.text);
  return { ...sentence, negations: resolveTokens(sentence.tokens, sentence.text, settled) };
}

/** The same for bare words; their text is the words with a blank between them. */
export function resolveWords(words: readonly string[], options: ResolveOptions = {}): Sentence {
  const tokens: Token[] = [];
  let start = 0;
  for (const text of words) {
    tokens.push({ start, end: start + text.length, text });
    start += text.length + 1;
  }
  return resolveSentence({ text: words.join(" "), tokens }, options);
}

/** Is anything negated in the text? Faster than `resolve`: no scopes. */
export function isNegated(text: string, options: ResolveOptions = {}): boolean {
  const { language, scheme, cueOptions } = settle(options, text);
  const cues = { language, scheme, options: cueOptions };
  return splitSentences(text, language).some(({ start, end }) => {
    const content = text.slice(start, end);
    return findCues(tokenize(content, language), content, cues).length > 0;
  });
}
