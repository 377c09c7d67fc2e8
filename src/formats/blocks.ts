import { LitotesError } from "../errors.js";
import type { Sentence } from "../negation/negation.js";
import type { Reader, ReadOptions } from "./format.js";

/** The lines of one sentence in a column format. */
export interface Block {
  /** Without the line end of the last line. */
  text: string;
  /** Number of its first line, from 1; counted when asked for. */
  readonly line: number;
  /** False where the file ends right after the last line, as CD-SCO training and dev do. */
  closed: boolean;
}

export interface BlockSplitter {
  push(text: string): Block[];
  end(): Block[];
}

/** Splits text into runs of lines separated by blank lines. Formats that are written back byte for byte use it. */
export function createBlockSplitter({ file }: Pick<ReadOptions, "file">): BlockSplitter {
  let text = "";
  /** Where in the text the next block begins. */
  let from = 0;
  const lines = createLineCounter();

  function blockTo(end: number, closed: boolean): Block {
    const start = from;
    return {
      text: text.slice(start, end),
      closed,
      get line() {
        return lines.at(start);
      },
    };
  }

  function* cut(): Generator<Block> {
    for (;;) {
      while (text.charCodeAt(from) === lineFeed) from++;
      const end = text.indexOf("\n\n", from);
      if (end < 0) return;
      yield blockTo(end, true);
      from = end + 2;
    }
  }

  return {
    push(more) {
      const isFirst = lines.at(from) === 1 && text === "";
      lines.advance(from, text.slice(from) + more);
      text = text.slice(from) + more;
      from = 0;
      if (isFirst && text.charCodeAt(0) === byteOrderMark)
        throw new LitotesError("L104", {}, { file, line: 1 });
      const carriageReturn = more.indexOf("\r");
      if (carriageReturn >= 0) {
        const line = lines.at(text.length - more.length + carriageReturn);
        throw new LitotesError("L105", {}, { file, line });
      }
      return [...cut()];
    },
    end() {
      if (from === text.length) return [];
      if (!text.endsWith("\n")) throw new LitotesError("L107", {}, { file, line: lines.at(text.length) });
      const last = blockTo(text.length - 1, false);
      from = text.length;
      return [last];
    },
  };
}

const [lineFeed, byteOrderMark] = [10, 0xfeff];

/** Numbers lines only as far as someone asks, and each stretch of text once when asked in order. */
function createLineCounter() {
  let text = "";
  let [base, counted, line] = [1, 0, 1];
  const at = (position: number): number => {
    if (position < counted) [counted, line] = [0, base];
    line += countLineEnds(text, counted, position);
    counted = position;
    return line;
  };
  return {
    at,
    /** Everything before `position` is done with; `next` begins there. */
    advance(position: number, next: string): void {
      base = at(position);
      line = base;
      counted = 0;
      text = next;
    },
  };
}

/** A reader from a function that understands one block. */
export function createBlockReader(options: ReadOptions, parse: (block: Block) => Sentence): Reader {
  const splitter = createBlockSplitter(options);
  return {
    push: (text) => splitter.push(text).map(parse),
    end: () => splitter.end().map(parse),
  };
}

export function countLineEnds(text: string, start = 0, end = text.length): number {
  let count = 0;
  for (let at = text.indexOf("\n", start); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
