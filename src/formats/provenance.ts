import type { Place } from "../errors.js";
import type { Sentence } from "../negation/negation.js";

interface Origin {
  file: string;
  line: number;
  /** Does each token stand on a line of its own? */
  tokenPerLine: boolean;
}

const origins = new WeakMap<Sentence, Origin>();

/** Sentences stay plain data; where each was read is kept beside them. */
export function remember(sentence: Sentence, file: string, line: number, tokenPerLine = false): Sentence {
  origins.set(sentence, { file, line, tokenPerLine });
  return sentence;
}

/** Where the sentence was read, or one of its tokens where the format tells. */
export function placeOf(sentence: Sentence, token = 0): Place | undefined {
  const origin = origins.get(sentence);
  if (origin === undefined) return undefined;
  return { file: origin.file, line: origin.line + (origin.tokenPerLine ? token : 0) };
}
