import type { Sentence } from "../negation/negation.js";
import { splitSentences } from "../text/sentences.js";
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
  reader: (options) => createTextReader(options),
  writer: () => ({ write: (sentence) => `${onOneLine(sentence.text)}\n` }),
};

/** Characters looked at together where no paragraph ends: memory stays small however long the text or its lines. */
const defaultWindow = 65_536;

/**
 * A blank line ends a sentence. In a longer run all sentences of a window but the last are taken, since that one may
 * go on behind it. Windows begin where the last sentence taken ended, so pieces of any size give the same sentences.
 */
export function createTextReader(options: ReadOptions, window = defaultWindow): Reader {
  const { file } = options;
  const language = languageOf(options.language);
  let rest = "";
  let line = 1;
  let begun = false;

  function toSentence(run: string, span: Span, at: number): Sentence {
    const content = run.slice(span.start, span.end);
    return remember({ text: content, tokens: tokenize(content, language), negations: [] }, file, at);
  }

  /** The sentences of the next run and its length; undefined where more text may change them. */
  function nextRun(from: number, isLast: boolean): { run: string; spans: Span[] } | undefined {
    const view = rest.slice(from, from + window);
    const paragraphEnd = /\n[^\S\n]*\n/.exec(view);
    if (paragraphEnd !== null || (isLast && from + window >= rest.length)) {
      const run = view.slice(
        0,
        paragraphEnd === null ? view.length : paragraphEnd.index + paragraphEnd[0].length,
      );
      return { run, spans: splitSentences(run, language) };
    }
    if (view.length < window) return undefined;
    const spans = splitSentences(view, language);
    if (spans.length > 1) return { run: view.slice(0, spans.pop()!.start), spans };
    const run = view.slice(0, wordEnd(view));
    return { run, spans: splitSentences(run, language) };
  }

  function take(isLast: boolean): Sentence[] {
    const sentences: Sentence[] = [];
    let from = 0;
    while (from < rest.length) {
      const next = nextRun(from, isLast);
      if (next === undefined) break;
      let counted = 0;
      for (const span of next.spans) {
        line += countLineEnds(next.run.slice(counted, span.start));
        counted = span.start;
        sentences.push(toSentence(next.run, span, line));
      }
      line += countLineEnds(next.run.slice(counted));
      from += next.run.length;
    }
    rest = rest.slice(from);
    return sentences;
  }

  return {
    push(piece) {
      rest += !begun && piece.startsWith("\uFEFF") ? piece.slice(1) : piece;
      begun ||= piece !== "";
      return take(false);
    },
    end: () => take(true),
  };
}

/** Where to cut a sentence that fills the window: after its last blank, else at the end, but not within a character. */
function wordEnd(view: string): number {
  const blank = /\s\S*$/.exec(view);
  if (blank !== null && blank.index > 0) return blank.index + 1;
  return view.length > 1 && /[\uD800-\uDBFF]$/.test(view) ? view.length - 1 : view.length;
}
