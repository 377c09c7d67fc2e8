import { LitotesError } from "../errors.js";
import type { Block } from "./blocks.js";

/** A sentence in *SEM columns, not yet taken apart. */
export interface ByteBlock {
  bytes: Uint8Array;
  line: number;
  closed: boolean;
  /** ASCII, and every line has eight cells and ends in `***`: a well-formed sentence without negation. */
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
    let [from, lines, tabs, lineStart, isPlain] = [0, 0, 0, 0, true];
    for (let at = 0; at < length; at++) {
      const byte = bytes[at]!;
      if (byte > carriageReturn) {
        // Beyond ASCII the parser decides whether it is UTF-8.
        if (byte > 127) isPlain = false;
        continue;
      }
      if (byte === tab) {
        // An empty cell is not plain: the parser says what is wrong with it.
        if (at === lineStart || bytes[at - 1] === tab) isPlain = false;
        tabs++;
      } else if (byte === lineFeed) {
        if (at > lineStart) {
          if (tabs !== 7 || !endsInStars(bytes, at)) isPlain = false;
        } else {
          if (at > from) blocks.push({ bytes: bytes.subarray(from, at - 1), line, closed: true, isPlain });
          line += lines + 1;
          from = at + 1;
          lines = -1;
          isPlain = true;
        }
        lines++;
        tabs = 0;
        lineStart = at + 1;
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

export function decodeBlock({ bytes, line, closed }: ByteBlock, file: string): Block {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes), line, closed };
  } catch {
    throw new LitotesError("L103", { reason: "invalid byte sequence" }, { file, line });
  }
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function endsInStars(bytes: Uint8Array, end: number): boolean {
  return (
    bytes[end - 1] === star && bytes[end - 2] === star && bytes[end - 3] === star && bytes[end - 4] === tab
  );
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
