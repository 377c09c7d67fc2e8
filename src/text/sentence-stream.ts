import type { Language } from "./language.js";
import { longestSentence, splitSentences } from "./sentences.js";
import type { Span } from "./span.js";

/** Whether a sentence has ended is settled by at most this many characters after its end. */
const lookahead = 256;

/** What a buffer that is still growing holds for certain. */
export interface SettledSentences {
  sentences: Span[];
  /** From here on the buffer must be kept; everything before it can be dropped. */
  rest: number;
}

/**
 * Sentences of a growing buffer that no further text can change.
 *
 * @example
 * const { sentences, rest } = settledSentences(buffer);
 * buffer = buffer.slice(rest) + nextChunk;
 */
export function settledSentences(buffer: string, language: Language = "en"): SettledSentences {
  const sentences = splitSentences(buffer, language);
  const settled = buffer.length - lookahead;
  while (sentences.length > 0 && sentences[sentences.length - 1]!.end > settled) sentences.pop();
  return { sentences, rest: sentences[sentences.length - 1]?.end ?? 0 };
}

/** A sentence of a stream with its place in the whole text. */
export interface StreamedSentence extends Span {
  text: string;
}

/**
 * Sentences of a text that arrives in pieces, the same as `splitSentences` finds in the whole, holding no
 * more of it than a piece and the longest sentence.
 */
export async function* streamSentences(
  chunks: AsyncIterable<string> | Iterable<string>,
  language: Language = "en",
): AsyncGenerator<StreamedSentence> {
  let buffer = "";
  let offset = 0;
  for await (const chunk of chunks) {
    buffer += chunk;
    if (buffer.length < 2 * longestSentence) continue;
    const { sentences, rest } = settledSentences(buffer, language);
    for (const span of sentences) yield placed(buffer, span, offset);
    buffer = buffer.slice(rest);
    offset += rest;
  }
  for (const span of splitSentences(buffer, language)) yield placed(buffer, span, offset);
}

function placed(buffer: string, { start, end }: Span, offset: number): StreamedSentence {
  return { start: start + offset, end: end + offset, text: buffer.slice(start, end) };
}
