import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readInPieces } from "../testing/pieces.js";
import { placeOf } from "./provenance.js";
import { formatSentences, parseSentences } from "./read.js";
import { text } from "./text.js";

const textsOf = (input: string) => parseSentences(input, text).map((sentence) => sentence.text);

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

  it("knows where each sentence begins in the text", () => {
    const input = "Nobody came.  We left!\n\nNo.";
    for (const { offset, text: content } of parseSentences(input, text)) {
      expect(input.slice(offset, offset! + content.length)).toBe(content);
    }
  });

  it("reads a long text in pieces as it reads it whole", () => {
    const input = "Nobody came, Mr. X. Why not?\n\nA title\n\n".repeat(3000);
    const lengths = [70_000, 1, 30_000];
    expect(readInPieces(input, text, lengths)).toEqual(parseSentences(input, text));
  });

  it("gives the same sentences in pieces of any size", () => {
    const pieces = fc.array(
      fc.constantFrom("No. ", "Mr. X ", "well", "\n", " \n", "\r\n", "Why? ", "¿", "😀"),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(pieces, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (parts, lengths) => {
        const input = parts.join("");
        expect(readInPieces(input, text, lengths)).toEqual(parseSentences(input, text));
      }),
    );
  });
});
