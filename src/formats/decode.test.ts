import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rejectionOf } from "../testing/message-of.js";
import { decodeUtf8 } from "./decode.js";
import { readSentences } from "./read.js";
import { starsem } from "./starsem.js";

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
const bytes = (...values: number[]) => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

it("pieces of any size decode to the same text", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme" }),
      fc.integer({ min: 1, max: 5 }),
      async (text, length) => {
        fc.pre(!text.includes("\0"));
        const all = utf8(text);
        const pieces = Array.from({ length: Math.ceil(all.length / length) }, (_, i) =>
          all.subarray(i * length, (i + 1) * length),
        );
        expect((await collect(decodeUtf8(pieces, "f"))).join("")).toBe(text);
      },
    ),
  );
});

describe("what is no text is refused", () => {
  it.each([
    [
      "an invalid byte",
      [utf8("ab\ncd"), bytes(0xff)],
      "f:2: not UTF-8 text (invalid byte sequence); expected a text file [L103]",
    ],
    [
      "a sequence cut off at the end",
      [utf8("ab\n"), bytes(0xe2, 0x82)],
      "f:2: not UTF-8 text (invalid byte sequence); expected a text file [L103]",
    ],
    ["a NUL", [utf8("a\nb\n\0")], "f:3: not UTF-8 text (NUL character); expected a text file [L103]"],
    [
      "junk",
      [bytes(0x1f, 0x8b, 8, 0, 0, 0)],
      "f:1: not UTF-8 text (invalid byte sequence); expected a text file [L103]",
    ],
  ])("%s", async (_, chunks, message) => {
    expect(await rejectionOf(collect(decodeUtf8(chunks, "f")))).toBe(message);
  });

  it.each([
    ["no bytes", []],
    ["blank lines", [utf8("\n\n")]],
  ])("an empty file: %s", async (_, chunks) => {
    expect(await rejectionOf(collect(readSentences(chunks, starsem, { file: "f" })))).toBe(
      "f:1: nothing found; expected at least one sentence in starsem format [L102]",
    );
  });
});
