import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readInPieces } from "../testing/pieces.js";
import { placeOf } from "./provenance.js";
import { formatSentences, parseSentences } from "./read.js";
import { createTextReader, text } from "./text.js";

const textsOf = (input: string) => parseSentences(input, text).map((sentence) => sentence.text);

function readWith(window: number, input: string): string[] {
  const reader = createTextReader({ file: "t.txt" }, window);
  return [...reader.push(input), ...reader.end()].map((sentence) => sentence.text);
}

describe("text", () => {
  it.each([
    ["sentences", "Nobody came. We left!", ["Nobody came.", "We left!"]],
    ["a blank line ends a sentence", "A title\n\nSome words\n \t\nmore", ["A title", "Some words", "more"]],
    ["CRLF and byte order mark", "\uFEFFA title\r\n\r\nmore", ["A title", "more"]],
    ["nothing but blanks", " \n\n \n", []],
  ])("splits %s", (_, input, expected) => {
    expect(textsOf(input)).toEqual(expected);
  });

  it("tokenises with offsets and remembers the line", () => {
    const [, second] = parseSentences("One.\n\n\nI don't.", text, { file: "t.txt" });
    expect(second!.tokens.map((token) => token.text)).toEqual(["I", "do", "n't", "."]);
    expect(placeOf(second!)).toEqual({ file: "t.txt", line: 4 });
  });

  it("writes a sentence a line", () => {
    const sentences = parseSentences("It is\nnot so. Really.", text);
    expect(formatSentences(sentences, text)).toBe("It is not so.\nReally.\n");
  });

  it("finds the same sentences through a small window", () => {
    const input = "Nobody came. ".repeat(50).trim();
    expect(readWith(40, input)).toEqual(textsOf(input));
  });

  it.each([
    ["between words", "word ".repeat(30).trim(), 32],
    ["within a word without end", "x".repeat(100), 32],
    ["but not within a character", "😀".repeat(50), 31],
  ])("cuts a sentence longer than the window %s", (_, input, window) => {
    const pieces = readWith(window, input);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join("").replace(/\s/g, "")).toBe(input.replace(/\s/g, ""));
    expect(pieces.every((piece) => piece.length <= window && !/\p{Cs}/u.test(piece))).toBe(true);
  });

  it("gives the same sentences in pieces of any size", () => {
    const pieces = fc.array(
      fc.constantFrom("No. ", "Mr. X ", "well", "\n", " \n", "\r\n", "Why? ", "¿", "😀"),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(
        pieces,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        fc.integer({ min: 2, max: 30 }),
        (parts, lengths, window) => {
          const input = parts.join("");
          const small = { ...text, reader: () => createTextReader({ file: "t" }, window) };
          expect(readInPieces(input, small, lengths)).toEqual(parseSentences(input, small));
        },
      ),
    );
  });
});
