import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  ADVERB,
  AND,
  BUT,
  CLOSE,
  COMMA,
  COMMENT,
  DETERMINER,
  NOUN,
  OBJECT,
  OPEN,
  PREPOSITION,
  PRONOUN,
  QUESTION,
  QUOTE,
  RELATIVE,
  STOP,
  SUBORDINATOR,
  THAT,
  VERB,
} from "../words/word-class.js";
import { openingAt, openingBefore } from "./clause-opener.js";
import { frontedBefore } from "./fronted.js";
import { isInverted, lonePronouns } from "./inversion.js";
import { openingOf, parenthesisBefore } from "./parenthesis.js";
import { type Range, reach } from "./range.js";

/** Where a clause begins, seen from its finite verb. */
export interface LeftEdge {
  from: number;
  /** *who could not come*: the clause modifies a noun. */
  relative: boolean;
  /** Index of the conjunction where the subject stands with an earlier verb: *he came and did not stay*. */
  coordinated: number;
  /** Parentheses between subject and verb: *the report, he said, was not read*. */
  gaps: Range[];
}

/** Verbs whose clause follows without *that*. */
const opensClause = new Set(
  `think thinks thought say says said know knows knew see saw seen fear feel felt believe believed suppose hope hoped wish
  wished guess swear swore tell told trust presume imagine fancy understand understood find found hear heard mean means
  reckon dare`.split(/\s+/),
);
/** Words that join the clause to what came before it. */
const connectives = new Set("then so and but or yet still again nor now thus hence also too for".split(" "));

/**
 * Walks left from a finite verb over its subject. `isSubject` says that the word at `verb` itself stands for the
 * subject: *nothing came*.
 */
export function leftEdge(words: Words, verb: number, isSubject = false): LeftEdge {
  const { lower, bits, finite } = words;
  const edge: LeftEdge = { from: verb, relative: false, coordinated: -1, gaps: [] };
  const startAt = (from: number, relative = false): LeftEdge => {
    edge.from = relative ? from : skipConnectives(words, from, verb);
    edge.relative = relative;
    return edge;
  };
  if (!isSubject && isInverted(words, verb))
    return startAt(((bits[verb - 1] ?? 0) & QUESTION) !== 0 ? verb - 1 : verb);

  let subject = isSubject ? verb : -1;
  let embedded = 0;
  for (let i = verb - 1; i >= 0 && verb - i < reach; i--) {
    const bit = bits[i]!;
    if ((bit & (STOP | QUOTE | OPEN)) !== 0) return startAt(i + 1);
    if ((bit & CLOSE) !== 0) {
      i = openingOf(bits, i);
    } else if ((bit & COMMA) !== 0) {
      if (subject >= 0 && joinsAdjectives(bits, i)) continue;
      const before = subject >= 0 ? -1 : parenthesisBefore(words, i);
      if (before < 0) return startAt(i + 1);
      edge.gaps.push({ from: before, to: i + 1 });
      i = before;
    } else if ((bit & (AND | BUT)) !== 0 && (bit & ADVERB) === 0) {
      if (subject < 0) edge.coordinated = i;
      if (subject < 0 || (bit & BUT) !== 0 || hasFiniteBefore(words, i)) return startAt(i + 1);
    } else if (finite[i] === 1) {
      // A verb before the subject is the clause around; one within it belongs to a relative clause.
      const isWithin = subject < 0 || (embedded === 0 && isRelativeVerb(words, i));
      if (!isWithin && embedded === 0) return startAt(subject);
      if (isWithin) {
        embedded++;
        subject = -1;
      }
    } else if ((bit & (RELATIVE | THAT | QUESTION)) !== 0 && (bit & COMMENT) === 0) {
      const opening = embedded > 0 ? undefined : openingAt(words, i, subject);
      if (opening !== undefined) return startAt(opening.from, opening.relative);
      if (embedded > 0) embedded--;
      else subject = i;
    } else if ((bit & SUBORDINATOR) !== 0 && !(lower[i] === "as" && subject < 0)) {
      return startAt(i + 1);
    } else if (embedded === 0 && lonePronouns.has(lower[i]!)) {
      const opening = openingBefore(words, i);
      if (opening < i) return startAt(opening, true);
      edge.from = frontedBefore(words, i);
      return edge;
    } else if ((bit & (NOUN | PRONOUN | DETERMINER | ADJECTIVE)) !== 0) {
      subject = i;
    } else if ((bit & OBJECT) !== 0) {
      if (subject >= 0 && opensClause.has(lower[i - 1] ?? "")) return startAt(i + 1);
    } else if (subject >= 0 && (bit & (ADVERB | PREPOSITION | VERB)) !== 0 && (bit & COMMENT) === 0) {
      subject = i;
    }
  }
  return startAt(Math.max(0, verb - reach + 1));
}

/** *the dark, silent house* */
function joinsAdjectives(bits: Int32Array, comma: number): boolean {
  return ((bits[comma - 1] ?? 0) & ADJECTIVE) !== 0 && ((bits[comma + 1] ?? 0) & ADJECTIVE) !== 0;
}

function hasFiniteBefore({ bits, finite }: Words, end: number): boolean {
  for (let i = end - 1; i >= 0 && end - i < reach; i--) {
    if (finite[i] === 1) return true;
    if ((bits[i]! & (STOP | COMMA | QUOTE | BUT | SUBORDINATOR | THAT | RELATIVE)) !== 0) return false;
  }
  return false;
}

/** *the man who came*: the verb's own clause modifies the subject, unless it is one that takes a clause itself. */
function isRelativeVerb({ bits, lower, finite }: Words, verb: number): boolean {
  if (opensClause.has(lower[verb]!)) return false;
  for (let i = verb - 1; i >= 0 && verb - i < 12; i--) {
    if ((bits[i]! & RELATIVE) !== 0) return i > 0 && (bits[i - 1]! & (NOUN | PRONOUN | PREPOSITION)) !== 0;
    if (finite[i] === 1 || (bits[i]! & (STOP | COMMA | QUOTE | AND | BUT | SUBORDINATOR | THAT)) !== 0)
      return false;
  }
  return false;
}

function skipConnectives({ bits, lower }: Words, from: number, verb: number): number {
  let at = from;
  const end = Math.min(verb, from + 6);
  while (at < end && ((bits[at]! & (COMMENT | COMMA | QUOTE)) !== 0 || connectives.has(lower[at]!))) at++;
  return at;
}
