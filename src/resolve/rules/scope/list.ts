import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  AND,
  BASE,
  BUT,
  COMMA,
  DETERMINER,
  NOUN,
  PARTICIPLE,
  PREPOSITION,
  PRONOUN,
  QUESTION,
  QUOTE,
  RELATIVE,
  STOP,
  SUBORDINATOR,
  THAT,
  TO,
} from "../words/word-class.js";

export const clauseMark = SUBORDINATOR | THAT | RELATIVE | QUESTION;

/** *dark, eager eyes*; *no reason to doubt, or to fear*. */
export function continuesList(words: Words, comma: number): boolean {
  const { bits, lower } = words;
  const before = bits[comma - 1] ?? 0;
  const after = bits[comma + 1] ?? 0;
  if (lower[comma + 1] === "no") return false;
  if ((before & ADJECTIVE) !== 0 && (after & ADJECTIVE) !== 0 && (after & DETERMINER) === 0) return true;
  if (lower[comma + 1] === "or" && ((bits[comma + 2] ?? 0) & TO) !== 0) return true;
  return isListed(words, comma) || isVerbListed(words, comma);
}

/** *did not come, call or write*, *call, or write*: verbs without a subject of their own, up to *or*. */
function isVerbListed({ bits, lower, finite }: Words, comma: number): boolean {
  // A base form right behind a comma or *or* looks like a command.
  const isVerb = (at: number) => ((bits[at] ?? 0) & (finite[at] === 1 ? BASE : BASE | PARTICIPLE)) !== 0;
  let at = comma + 1;
  for (; at < bits.length && at - comma < 9 && lower[at] !== "or"; at++) {
    if ((bits[at]! & (STOP | QUOTE | AND | BUT | clauseMark)) !== 0) return false;
    if (finite[at] === 1 && !((bits[at - 1]! & COMMA) !== 0 && isVerb(at))) return false;
  }
  return lower[at] === "or" && isVerb(at + 1) && (at === comma + 1 || isVerb(comma + 1));
}

/** *neither STAT1, STAT3, or STAT5*, *no pain, shortness of breath or nausea*: up to the conjunction only nouns and commas, and no clause behind it. */
function isListed({ bits, lower, finite }: Words, comma: number): boolean {
  if (((bits[comma - 1] ?? 0) & NOUN) === 0) return false;
  let at = comma + 1;
  while (
    at < bits.length &&
    at - comma < 9 &&
    ((bits[at]! & (NOUN | ADJECTIVE | COMMA | DETERMINER)) !== 0 || lower[at] === "of") &&
    finite[at] !== 1
  )
    at++;
  if (((bits[at] ?? 0) & AND) === 0) return false;
  for (let i = at + 1; i < bits.length && i - at < 8; i++) {
    if (finite[i] === 1 || (bits[i]! & (PRONOUN | clauseMark)) !== 0) return false;
    if ((bits[i]! & (STOP | COMMA | QUOTE | PREPOSITION)) !== 0) return i > at + 1;
  }
  return true;
}
