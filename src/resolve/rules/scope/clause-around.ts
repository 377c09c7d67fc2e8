import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  AND,
  BUT,
  COMMA,
  NOUN,
  PUNCTUATION,
  QUOTE,
  STOP,
  SUBORDINATOR,
  THAT,
} from "../words/word-class.js";
import { leftEdge } from "./left-edge.js";
import { cut, type Range, reach } from "./range.js";
import { rightEdge } from "./right-edge.js";
import { sharedSubject } from "./shared-subject.js";

export interface ClausePlace {
  /** The finite verb. */
  verb: number;
  /** Where to start looking to the left and to the right. */
  left: number;
  right: number;
  /** The word at `left` stands for the subject: *nothing came*. */
  isSubject?: boolean;
  /** *but* may take something out of what is negated: *no one but him*. */
  excepted?: boolean;
  /** *unfurnished and empty*, *restless, pale*: the affix negates one word of several. */
  isSingle?: boolean;
}

/** *That night I did not sleep*: an adverbial, not a noun with a clause. */
const times = new Set("time moment night day morning evening week month year".split(" "));

/** The clause of a finite verb: subject, verb, all that depends on it, embedded clauses included. */
export function clauseAround(
  words: Words,
  { verb, left, right, isSubject = false, excepted = false, isSingle = false }: ClausePlace,
): Range[] {
  const edge = leftEdge(words, left, isSubject);
  const to =
    isSingle && joinsAnother(words, right)
      ? right
      : rightEdge(words, right, {
          endsAtVerb: edge.relative || isWithinSubject(words, edge.from),
          endsAtSubject: isSubordinate(words, edge.from),
          excepted,
        });
  const rest = resumed(words, to, to === right && !isSingle);
  return [
    ...sharedSubject(words, edge, verb),
    ...cut(edge.from, to, edge.gaps),
    ...(rest === undefined ? [] : [rest]),
  ];
}

function joinsAnother({ bits }: Words, at: number): boolean {
  const bit = bits[at] ?? 0;
  return (bit & AND) !== 0 || ((bit & COMMA) !== 0 && ((bits[at + 1] ?? 0) & ADJECTIVE) !== 0);
}

/** *If he had not come*, *had he not come*: the main clause is still to follow. */
function isSubordinate({ bits, lower }: Words, from: number): boolean {
  if (((bits[from - 1] ?? 0) & SUBORDINATOR) !== 0 || lower[from - 1] === "when") return true;
  return lower[from] === "had" || lower[from] === "were" || lower[from] === "should";
}

/** *I have no doubt, sir, that he will come*, *It is not, I fear, so*: it goes on behind an address or a comment. */
function resumed(words: Words, comma: number, isBroken: boolean): Range | undefined {
  const { bits, lower, finite } = words;
  if (((bits[comma] ?? 0) & COMMA) === 0) return undefined;
  let next = comma + 1;
  while (next < bits.length && next - comma < 5 && (bits[next]! & (COMMA | STOP | QUOTE | AND | BUT)) === 0)
    next++;
  if (((bits[next] ?? 0) & COMMA) === 0 || next === comma + 1) return undefined;
  const isClause = ((bits[next + 1] ?? 0) & THAT) !== 0 && finite[next + 2] !== 1;
  if (!isBroken && !isClause && lower[next + 1] !== "of" && lower[next + 1] !== "how") return undefined;
  return { from: next + 1, to: rightEdge(words, next + 1) };
}

/** *the fact that he did not come | surprised us*, *the car we did not buy | was red*: the main verb is still to come. */
function isWithinSubject({ bits, lower, finite }: Words, from: number): boolean {
  const noun = ((bits[from - 1] ?? 0) & THAT) !== 0 ? from - 2 : from - 1;
  if (((bits[noun] ?? 0) & NOUN) === 0 || times.has(lower[noun]!)) return false;
  for (let i = noun; i >= 0 && noun - i < reach; i--) {
    if (finite[i] === 1) return false;
    if ((bits[i]! & (PUNCTUATION | AND | BUT | SUBORDINATOR)) !== 0) return true;
  }
  return true;
}
