import { LitotesError } from "../errors.js";
import type { Block } from "./blocks.js";
import { linesBeforeInvalid } from "./decode.js";

/** A sentence in *SEM columns, not yet taken apart. */
export interface ByteBlock {
  bytes: Uint8Array;
  line: number;
  closed: boolean;
  /** ASCII, one sentence by its first cells, eight cells a line, the last `***`: well-formed, without negation. */
  isPlain: boolean;
}

const [nul, tab, lineFeed, carriageReturn, star] = [0, 9, 10, 13, 42];
const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * Finds the sentences of a *SEM file in its bytes, in one pass and without decoding them: most have no negation,
 * stand in gold and system alike, and need only be counted.
 */
export function createByteSplitter(file: string) {
  let rest = new Uint8Array();
  let line = 1;
  let first = true;
  const refuse = (code: "L103" | "L104" | "L105" | "L107", at: number) =>
    new LitotesError(code, { reason: "NUL character" }, { file, line: at });

  function cut(): ByteBlock[] {
    const bytes = rest;
    const { length } = bytes;
    const blocks: ByteBlock[] = [];
    let [from, lines, tabs, lineStart, cellStart] = [0, 0, 0, 0, 0];
    let isPlain = true;
    /** All bytes of the block, or-ed. */
    let seen = 0;
    for (let at = 0; at < length; at++) {
      const byte = bytes[at]!;
      if (byte > carriageReturn) {
        seen |= byte;
      } else if (byte === tab) {
        // An empty cell is not plain: the parser says what is wrong with it.
        if (at === cellStart) isPlain = false;
        cellStart = at + 1;
        tabs++;
      } else if (byte === lineFeed) {
        if (at > lineStart) {
          isPlain &&= tabs === 7 && at - cellStart === 3 && isStars(bytes, cellStart);
          isPlain &&= lineStart === from || namesSameSentence(bytes, from, lineStart);
        } else {
          if (at > from) {
            // Beyond ASCII the parser decides whether it is UTF-8.
            const plain = isPlain && seen < 128;
            blocks.push({ bytes: bytes.subarray(from, at - 1), line, closed: true, isPlain: plain });
          }
          line += lines + 1;
          from = at + 1;
          lines = -1;
          isPlain = true;
          seen = 0;
        }
        lines++;
        tabs = 0;
        lineStart = at + 1;
        cellStart = lineStart;
      } else if (byte === carriageReturn) throw refuse("L105", line + lines);
      else if (byte === nul) throw refuse("L103", line + lines);
    }
    rest = bytes.subarray(from);
    return blocks;
  }

  return {
    push(chunk: Uint8Array): ByteBlock[] {
      rest = join(rest, chunk);
      if (first && rest.length > 2 && byteOrderMark.every((byte, i) => rest[i] === byte))
        throw refuse("L104", 1);
      first &&= rest.length < 3;
      return cut();
    },
    end(): ByteBlock[] {
      if (rest.length === 0) return [];
      const lines = rest.reduce((count, byte) => count + Number(byte === lineFeed), 0);
      if (rest.at(-1) !== lineFeed) throw refuse("L107", line + lines);
      return [{ bytes: rest.subarray(0, -1), line, closed: false, isPlain: false }];
    },
  };
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export function decodeBlock({ bytes, line, closed }: ByteBlock, file: string): Block {
  try {
    return { text: decoder.decode(bytes), line, closed };
  } catch {
    const at = line + linesBeforeInvalid(bytes);
    throw new LitotesError("L103", { reason: "invalid byte sequence" }, { file, line: at });
  }
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Chapter and sentence, the first two cells. */
function namesSameSentence(bytes: Uint8Array, a: number, b: number): boolean {
  for (let tabs = 0; tabs < 2; a++, b++) {
    if (bytes[a] !== bytes[b]) return false;
    if (bytes[a] === tab) tabs++;
  }
  return true;
}

function isStars(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === star && bytes[at + 1] === star && bytes[at + 2] === star;
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
