import type { Format, ReadOptions } from "../formats/format.js";
import type { Sentence } from "../negation/negation.js";

/** Reads a text in pieces of the given lengths, over and over. */
export function readInPieces(
  text: string,
  format: Format,
  lengths: readonly number[],
  options: Partial<ReadOptions> = {},
): Sentence[] {
  const reader = format.reader!({ file: "text", ...options });
  const sentences: Sentence[] = [];
  for (let at = 0, n = 0; at < text.length; n++) {
    const length = Math.max(1, lengths[n % lengths.length] ?? text.length);
    sentences.push(...reader.push(text.slice(at, at + length)));
    at += length;
  }
  return [...sentences, ...reader.end()];
}
