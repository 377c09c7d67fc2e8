import type { Pieces } from "./pieces.js";

/** A sentence as the model reads it; `starts` are the places of the words' first pieces in `ids`. */
export interface Example {
  ids: readonly number[];
  starts: readonly number[];
}

export function exampleOf(words: readonly string[], pieces: Pieces): Example {
  const ids = [pieces.opening];
  const starts: number[] = [];
  for (const word of words) {
    starts.push(ids.length);
    ids.push(...pieces.word(word));
  }
  ids.push(pieces.closing);
  return { ids, starts };
}
