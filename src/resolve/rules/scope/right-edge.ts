import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  ADVERB,
  AND,
  BASE,
  BUT,
  CLOSE,
  COMMA,
  DETERMINER,
  NEGATION,
  NOUN,
  OBJECT,
  OPEN,
  PREPOSITION,
  PRONOUN,
  QUOTE,
  STOP,
  SUBORDINATOR,
  THAT,
  TO,
} from "../words/word-class.js";
import { lonePronouns } from "./inversion.js";
import { clauseMark, continuesList } from "./list.js";
import { closingQuote } from "./quotation.js";
import { reach, skipRight } from "./range.js";

/** Clauses that give a reason or a contrast for the whole: outside the scope of the negation before them. */
const outside = new Set(
  "because cuz cos coz 'cause ’cause though tho although whereas while whilst lest".split(" "),
);
/** Clauses follow these without *that*, so a subject after them opens nothing new. */
const takesClause = new Set(
  `think say know see fear feel believe suppose hope wish guess swear tell imagine fancy understand thought said knew saw
  felt me him us them sure afraid glad sorry believe`.split(/\s+/),
);

export interface RightEdgeOptions {
  /** A verb of the clause around follows: *a man who could not swim | drowned*. */
  endsAtVerb?: boolean;
  /** The main clause follows: *if he had not come | I should have gone*. */
  endsAtSubject?: boolean;
  /** The negated phrase may be excepted from: *no one but him*. */
  excepted?: boolean;
  /** Parentheses and lists end the scope like any other punctuation, as SFU annotates. */
  plain?: boolean;
}

/** Where the clause ends, seen from a word in it. */
export function rightEdge(
  words: Words,
  start: number,
  { endsAtVerb = false, endsAtSubject = false, excepted = false, plain = false }: RightEdgeOptions = {},
): number {
  const { lower, bits, finite } = words;
  const end = Math.min(bits.length, start + reach);
  let open = 0;
  let inner = !endsAtVerb;
  let subjectDue = false;
  for (let i = start; i < end; i++) {
    const bit = bits[i]!;
    if ((bit & OPEN) !== 0 && plain) return i;
    if ((bit & OPEN) !== 0) open++;
    else if ((bit & CLOSE) !== 0) {
      if (open === 0) return i;
      open--;
    }
    if (open > 0) continue;
    if ((bit & STOP) !== 0) return i;
    if ((bit & QUOTE) !== 0) {
      const close = i > start ? closingQuote(words, i) : -1;
      if (close < 0) return i;
      i = close;
      continue;
    }
    if (lower[i] === "so" && isResult(words, i)) return i;
    if ((bit & COMMA) !== 0) {
      if (!plain && continuesList(words, i)) continue;
      return i;
    }
    if ((bit & BUT) !== 0) {
      if ((bit & ADVERB) !== 0 && !opensClause(words, i + 1)) continue;
      if (excepted && lower[i] === "but" && i - start < 3 && isException(words, i + 1)) continue;
      return i;
    }
    if ((bit & AND) !== 0 && !subjectDue && endsAt(words, i) && !(plain && lower[i] === "or")) return i;
    if (
      (bit & SUBORDINATOR) !== 0 &&
      i > start &&
      outside.has(lower[i]!) &&
      (!plain || lower[i] === "because")
    )
      return i;
    if (endsAtSubject && isNewSubject(words, i)) return i;
    if ((bit & clauseMark) !== 0) {
      inner = true;
      subjectDue = true;
    }
    if (finite[i] !== 1) continue;
    subjectDue = false;
    if (inner) continue;
    if (((bits[i - 1] ?? 0) & PRONOUN) === 0) return i;
    inner = true;
  }
  return end;
}

/** *so that he left*, *so I left*: what came of it. */
function isResult({ bits, lower, finite }: Words, at: number): boolean {
  return (
    lower[at + 1] === "that" ||
    (lonePronouns.has(lower[at + 1] ?? "") && verbFollows({ bits, finite }, at + 1))
  );
}

function isNewSubject({ bits, lower, finite }: Words, at: number): boolean {
  const before = bits[at - 1] ?? STOP;
  if ((before & (clauseMark | AND | PREPOSITION | DETERMINER)) !== 0 || takesClause.has(lower[at - 1]!))
    return false;
  if (lonePronouns.has(lower[at]!)) return verbFollows({ bits, finite }, at);
  if ((bits[at]! & DETERMINER) === 0 || (before & (NOUN | ADVERB)) === 0) return false;
  let next = at + 1;
  while (
    next < bits.length &&
    next - at < 4 &&
    (bits[next]! & (NOUN | ADJECTIVE)) !== 0 &&
    finite[next] !== 1
  )
    next++;
  return finite[next] === 1;
}

function verbFollows({ bits, finite }: Pick<Words, "bits" | "finite">, at: number): boolean {
  return finite[skipRight(bits, at + 1, ADVERB | NEGATION)] === 1;
}

/** *no one but him*, *nobody but the porter*, *no choice but to go*. */
function isException(words: Words, at: number): boolean {
  const bit = words.bits[at] ?? 0;
  return (bit & (OBJECT | TO)) !== 0 || ((bit & (NOUN | DETERMINER)) !== 0 && !opensClause(words, at));
}

/** *and* and *or* end a clause where another verb or another clause follows. */
function endsAt(words: Words, at: number): boolean {
  const { bits, lower } = words;
  const next = skipRight(bits, at + 1, ADVERB | NEGATION);
  const bit = bits[next] ?? STOP;
  if (words.finite[next] === 1) return lower[at] !== "or";
  if (lower[next] === "no" || lower[at + 1] === "not") return true;
  if (lower[at] === "and" && (bit & BASE) !== 0 && (bit & NOUN) === 0) return true;
  if ((bit & THAT) !== 0)
    return lower[at] !== "or" && ((bits[next + 1] ?? 0) & (DETERMINER | PRONOUN | NOUN)) !== 0;
  if ((bit & SUBORDINATOR) !== 0) return true;
  return opensClause(words, at + 1);
}

/** A finite verb comes before the next boundary. */
function opensClause({ bits, finite }: Words, from: number): boolean {
  const boundary = STOP | COMMA | QUOTE | AND | BUT | OPEN | clauseMark;
  for (let i = from; i < bits.length && i - from < 14; i++) {
    if (finite[i] === 1) return true;
    if ((bits[i]! & boundary) !== 0 && (bits[i]! & ADVERB) === 0) return false;
  }
  return false;
}
