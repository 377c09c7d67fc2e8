import type { Pieces } from "./pieces.js";

/**
 * The longest sentence that is read in one go. Pretraining saw 128 pieces, and the scores of all arcs grow with the
 * square of the words: 160 words have 5 MB of them, 2,000 would have 800 MB.
 */
export const longest: Limit = { words: 160, pieces: 256 };

export interface Limit {
  words: number;
  pieces: number;
}

/** Marks after which a long sentence is best cut, the strongest first. */
const marks = [/^[.!?…]+$/, /^(?:[;:]|[-–—]+)$/, /^,$/];

/** Half-open range of words. */
export interface Window {
  start: number;
  end: number;
}

/**
 * A sentence in parts that the model can read: one part, unless it is very long. A part ends after the last mark in
 * its second half, at a full stop rather than at a semicolon or a comma, else where it is full.
 */
export function windowsOf(words: readonly string[], pieces: Pick<Pieces, "word">, limit = longest): Window[] {
  const windows: Window[] = [];
  let start = 0;
  while (start < words.length) {
    const full = fillFrom(words, start, pieces, limit);
    const end = full === words.length ? full : cutBefore(words, start, full);
    windows.push({ start, end });
    start = end;
  }
  return windows;
}

function fillFrom(
  words: readonly string[],
  start: number,
  pieces: Pick<Pieces, "word">,
  limit: Limit,
): number {
  let room = limit.pieces;
  let end = start;
  while (end < words.length && end - start < limit.words) {
    room -= pieces.word(words[end]!).length;
    if (room < 0) break;
    end++;
  }
  return end;
}

function cutBefore(words: readonly string[], start: number, full: number): number {
  for (const mark of marks) {
    for (let end = full; end > (start + full) / 2; end--) if (mark.test(words[end - 1]!)) return end;
  }
  return full;
}
