import type { Sentence } from "../negation/negation.js";
import { settledSentences } from "../text/sentence-stream.js";
import { longestSentence, splitSentences } from "../text/sentences.js";
import type { Span } from "../text/span.js";
import { tokenize } from "../text/tokenize.js";
import { countLineEnds } from "./blocks.js";
import type { Format, Reader, ReadOptions } from "./format.js";
import { onOneLine } from "./one-line.js";
import { remember } from "./provenance.js";
import { languageOf } from "./untokenised.js";

/** Plain text, split into sentences and words; negations are left to `resolve`. */
export const text: Format = {
  name: "text",
  summary: "plain text, split into sentences and words; written as a sentence a line",
  extensions: [],
  reader: createTextReader,
  writer: () => ({ write: (sentence) => `${onOneLine(sentence.text)}\n` }),
};

/** Holds no more than a piece and the longest sentence, however long the text or its lines. */
function createTextReader({ file, language: name }: ReadOptions): Reader {
  const language = languageOf(name);
  let buffer = "";
  let [offset, line] = [0, 1];

  function take(spans: readonly Span[], rest: number): Sentence[] {
    let counted = 0;
    const sentences = spans.map(({ start, end }) => {
      line += countLineEnds(buffer, counted, start);
      counted = start;
      const content = buffer.slice(start, end);
      const tokens = tokenize(content, language);
      return remember({ offset: offset + start, text: content, tokens, negations: [] }, file, line);
    });
    line += countLineEnds(buffer, counted, rest);
    offset += rest;
    buffer = buffer.slice(rest);
    return sentences;
  }

  return {
    push(piece) {
      // A byte order mark is no part of the text.
      if (offset === 0 && buffer === "" && piece.startsWith("\uFEFF")) return this.push(piece.slice(1));
      buffer += piece;
      if (buffer.length < 2 * longestSentence) return [];
      const { sentences, rest } = settledSentences(buffer, language);
      return take(sentences, rest);
    },
    end: () => take(splitSentences(buffer, language), buffer.length),
  };
}
