import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messageOf } from "../testing/message-of.js";
import { createBlockSplitter } from "./blocks.js";
import { createByteSplitter, decodeBlock } from "./starsem-bytes.js";

const utf8 = (text: string) => new TextEncoder().encode(text);
const plain = "a\t0\t0\tHe\the\tPRP\t*\t***\n";

function split(text: string, length = text.length + 1) {
  const splitter = createByteSplitter("f");
  const bytes = utf8(text);
  const blocks = [];
  for (let at = 0; at < bytes.length; at += length)
    blocks.push(...splitter.push(bytes.subarray(at, at + length)));
  return [...blocks, ...splitter.end()];
}

it("finds the blocks that the splitter of texts finds, in pieces of any size", () => {
  const line = fc.constantFrom("", "", plain.trimEnd(), "x\ty", "é\tü", "a\t\tb");
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), (lines, length) => {
      const text = lines.map((each) => `${each}\n`).join("");
      const reference = createBlockSplitter({ file: "f" });
      const describe_ = ({
        text: content,
        line,
        closed,
      }: {
        text: string;
        line: number;
        closed: boolean;
      }) => [content, line, closed];
      const expected = reference.push(text).map(describe_).concat(reference.end().map(describe_));
      expect(split(text, length).map((block) => describe_(decodeBlock(block, "f")))).toEqual(expected);
    }),
  );
});

describe("isPlain", () => {
  it.each([
    ["a sentence without negation", plain, true],
    ["two lines", plain + plain, true],
    ["two sentences without a blank line", plain + plain.replace("a\t0", "a\t1"), false],
    ["a cell too many", plain.replace("*\t", "*\t*\t"), false],
    ["an empty cell", plain.replace("He", ""), false],
    ["a negation", plain.replace("***", "_"), false],
    ["four stars", plain.replace("***", "****"), false],
    ["beyond ASCII", plain.replace("He", "Hé"), false],
  ])("%s", (_, text, expected) =>
    expect(split(`${text}\n`).map(({ isPlain }) => isPlain)).toEqual([expected]),
  );
});

it.each([
  ["no line end", plain.trimEnd(), "f:1: the file breaks off: its last line has no line end [L107]"],
  [
    "CRLF",
    `${plain}\n${plain.replace("\n", "\r\n")}`,
    "f:3: carriage return (CRLF line end) found; expected LF line ends [L105]",
  ],
  [
    "byte order mark",
    `\uFEFF${plain}`,
    "f:1: byte order mark found; save the file as UTF-8 without one [L104]",
  ],
  ["NUL", `${plain}\0`, "f:2: not UTF-8 text (NUL character); expected a text file [L103]"],
])("%s", (_, text, message) => expect(messageOf(() => split(text))).toBe(message));

it("names the line of the byte that is not UTF-8", () => {
  const bytes = Uint8Array.from([...utf8(plain), 0xe9, 0x09]);
  const block = { bytes, line: 4, closed: true, isPlain: false };
  expect(messageOf(() => decodeBlock(block, "f"))).toMatch(/^f:5: not UTF-8 text/);
});
