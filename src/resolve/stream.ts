import type { Sentence } from "../negation/negation.js";
import { detectLanguage } from "../text/detect-language.js";
import type { ResolveOptions } from "./options.js";
import { resolveSentence } from "./resolve.js";

/** Without a language given, the first sentences up to this length tell it for the whole stream. */
const sample = 2_000;

/**
 * Sentence by sentence: the negations are replaced by those found, tokens, columns and names stay.
 *
 * @example
 * for await (const sentence of resolveStream(readSentences(bytes, starsem, { file }))) …
 */
export async function* resolveStream(
  sentences: AsyncIterable<Sentence> | Iterable<Sentence>,
  options: ResolveOptions = {},
): AsyncGenerator<Sentence> {
  let settled: ResolveOptions | undefined = options.language === undefined ? undefined : options;
  let waiting: Sentence[] = [];
  let seen = "";
  for await (const sentence of sentences) {
    if (settled !== undefined) {
      yield resolveSentence(sentence, settled);
      continue;
    }
    waiting.push(sentence);
    seen += `${sentence.text}\n`;
    if (seen.length < sample) continue;
    settled = { ...options, language: detectLanguage(seen)?.language ?? "en" };
    for (const early of waiting) yield resolveSentence(early, settled);
    waiting = [];
  }
  if (settled !== undefined) return;
  settled = { ...options, language: detectLanguage(seen)?.language ?? "en" };
  for (const early of waiting) yield resolveSentence(early, settled);
}
