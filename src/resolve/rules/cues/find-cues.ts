import type { Scheme } from "../../../negation/lexicon/row.js";
import type { Language } from "../../../text/language.js";
import type { Token } from "../../../text/token.js";
import { findWords } from "./01-words.js";
import { joinConcord } from "./03-concord.js";
import { joinPairs } from "./04-pairs.js";
import { findCharacters } from "./characters.js";
import type { Cue, FoundCue } from "./cue.js";
import { type CueOptions, matcherFor } from "./matcher.js";
import { wordsOf } from "./words.js";

export interface FindCuesOptions {
  language?: Language;
  scheme?: Scheme;
  options?: CueOptions;
}

/**
 * The negation cues of one sentence, in text order and in time linear in its length.
 *
 * @example
 * const text = "It was neither unusual nor new.";
 * findCues(tokenize(text), text).map(({ spans }) => textOf(text, spans)); // ["neither … nor", "un"]
 */
export function findCues(
  tokens: readonly Token[],
  text: string,
  { language = "en", scheme = "cd", options = {} }: FindCuesOptions = {},
): Cue[] {
  if (language === "zh") return findCharacters(text, options);
  const matcher = matcherFor(language, scheme, options);
  const words = wordsOf(tokens);
  const found = findWords(tokens, words, matcher);
  if (found.length === 0) return [];
  return joinPairs(joinConcord(found, words, matcher), words, matcher)
    .filter(({ free }) => free)
    .map(published);
}

function published({ spans, kind, category, entry }: FoundCue): Cue {
  return { spans, kind, category, entry };
}
