import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  ADVERB,
  AND,
  AUXILIARY,
  BUT,
  COMMA,
  COMMENT,
  DETERMINER,
  NOMINAL,
  OPEN,
  PUNCTUATION,
  QUESTION,
  QUOTE,
  RELATIVE,
  STOP,
  SUBORDINATOR,
  THAT,
} from "../words/word-class.js";
import type { CueShape } from "./cue-shape.js";
import { lonePronouns } from "./inversion.js";
import { reach, skipRight } from "./range.js";

const segment = STOP | QUOTE | OPEN | COMMA | SUBORDINATOR | THAT | RELATIVE | QUESTION;

/** The finite verb of the clause the cue stands in; -1 in fragments. */
export function governingVerb(words: Words, { first, last, kind }: CueShape): number {
  const { bits } = words;
  const left = verbBefore(words, first - 1);
  const isSubject = kind === "determiner" && left < 0;
  const right = verbAfter(words, isSubject ? subjectEnd(words, last + 1) : last + 1);
  if (right >= 0 && right === nextWord(words, last + 1)) return right;
  if (left < 0) return right;
  if (kind === "particle") return left;
  if (right < 0) return left;
  const before = bits[first - 1]!;
  const opens = (before & (PUNCTUATION | AND | BUT | THAT | SUBORDINATOR | RELATIVE)) !== 0;
  return opens || (left === first - 1 && (bits[left]! & AUXILIARY) === 0) ? right : left;
}

export function verbBefore({ bits, finite }: Words, from: number): number {
  for (let i = from; i >= 0 && from - i < reach; i--) {
    if (finite[i] === 1) return i;
    if ((bits[i]! & segment) !== 0 && !((bits[i]! & COMMA) !== 0)) return -1;
  }
  return -1;
}

function verbAfter({ bits, finite }: Words, from: number): number {
  for (let i = from; i < bits.length && i - from < reach; i++) {
    if (finite[i] === 1) return i;
    if ((bits[i]! & (segment | AND | BUT)) !== 0) return -1;
  }
  return -1;
}

/** *nobody <but John> knew*, *no one <but you> knows*, *nothing <I tried> worked*. */
function subjectEnd(words: Words, from: number): number {
  const { bits, lower } = words;
  const at = lower[from] === "one" ? from + 1 : from;
  if (lower[at] === "but") return skipRight(bits, at + 1, NOMINAL);
  if (!lonePronouns.has(lower[at] ?? "")) return from;
  const relative = verbAfter(words, at);
  return relative >= 0 && verbAfter(words, relative + 1) >= 0 ? relative + 1 : from;
}

/** Over adverbs and comments: *not <really> happy*. */
export function nextWord({ bits }: Words, from: number): number {
  return skipRight(bits, from, ADVERB | COMMENT, DETERMINER | ADJECTIVE);
}
