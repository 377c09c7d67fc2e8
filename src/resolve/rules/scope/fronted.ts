import type { Words } from "../words/classify.js";
import {
  AND,
  AUXILIARY,
  BUT,
  COMMA,
  PREPOSITION,
  QUESTION,
  QUOTE,
  RELATIVE,
  STOP,
  SUBORDINATOR,
  THAT,
  VERB,
} from "../words/word-class.js";

/** *What it means I cannot say*, *For a moment I could not speak*: objects and adverbials before the subject. */
export function frontedBefore({ bits, lower, finite }: Words, subject: number): number {
  const isThere = lower[subject] === "there";
  let verbs = 0;
  for (let i = subject - 1; i >= 0 && subject - i < 12; i--) {
    if (finite[i] === 1) verbs++;
    const opens = ((bits[i - 1] ?? STOP) & (STOP | QUOTE | COMMA | BUT | AND)) !== 0;
    if (lower[i] === "what" && verbs === 1 && (bits[subject - 1]! & (VERB | AUXILIARY)) !== 0)
      return opens ? i : subject;
    if (opens && verbs === 0 && !isThere && (bits[i]! & PREPOSITION) !== 0) return i;
    if ((bits[i]! & (STOP | QUOTE | COMMA | AND | BUT | SUBORDINATOR | THAT | RELATIVE | QUESTION)) !== 0)
      return subject;
  }
  return subject;
}
