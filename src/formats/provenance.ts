import type { Place } from "../errors.js";
import type { Sentence } from "../negation/negation.js";

interface Traits {
  /** Does each token stand on a line of its own? */
  tokenPerLine?: boolean;
  /** Is `doc` the name of the file, and so no property of the text? */
  docIsFile?: boolean;
}

interface Origin extends Traits {
  file: string;
  line: number;
}

const origins = new WeakMap<Sentence, Origin>();

/** Sentences stay plain data; where each was read is kept beside them. */
export function remember(sentence: Sentence, file: string, line: number, traits: Traits = {}): Sentence {
  origins.set(sentence, { file, line, ...traits });
  return sentence;
}

/** Where the sentence was read, or one of its tokens where the format tells. */
export function placeOf(sentence: Sentence, token = 0): Place | undefined {
  const origin = origins.get(sentence);
  if (origin === undefined) return undefined;
  return { file: origin.file, line: origin.line + (origin.tokenPerLine ? token : 0) };
}

export function docIsFile(sentence: Sentence): boolean {
  return origins.get(sentence)?.docIsFile ?? false;
}
