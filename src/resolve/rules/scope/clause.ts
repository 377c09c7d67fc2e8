import type { Words } from "../words/classify.js";
import {
  AND,
  AUXILIARY,
  BASE,
  BUT,
  COMMA,
  GERUND,
  PARTICIPLE,
  PREPOSITION,
  PUNCTUATION,
  QUOTE,
  STOP,
  TO,
  VERB,
} from "../words/word-class.js";
import { clauseAround } from "./clause-around.js";
import type { CueShape } from "./cue-shape.js";
import { governingVerb, nextWord } from "./governing-verb.js";
import { leftEdge } from "./left-edge.js";
import { cut, type Range } from "./range.js";
import { rightEdge } from "./right-edge.js";
import { sharedSubject } from "./shared-subject.js";
import { chainEnd } from "./verb-chain.js";

/** What follows, up to the end of the phrase: *without [a sound]*, *not [to go]*. */
export function complement(words: Words, from: number): Range[] {
  return [{ from, to: rightEdge(words, from, { endsAtVerb: true, endsAtSubject: true }) }];
}

/** Scope of cues that negate a clause: *not*, *never*, *no*, *nothing*, *nor*, *refuse*. */
export function clauseScope(words: Words, cue: CueShape): Range[] {
  const { bits, finite } = words;
  const { kind, first, last } = cue;
  const after = nextWord(words, last + 1);
  const next = bits[after] ?? STOP;
  const before = bits[first - 1] ?? STOP;
  if (kind === "conjunction" && finite[after] === 1 && (next & AUXILIARY) !== 0)
    return [{ from: last + 1, to: rightEdge(words, after + 1) }];
  if (isPhrasal(words, cue, before, next)) return complement(words, last + 1);
  const verb = kind === "lexical" && finite[first] === 1 ? first : governingVerb(words, cue);
  if (verb < 0) return complement(words, last + 1);
  if (verb < first && finite[after] !== 1) {
    const isAppended = kind === "particle" && (before & COMMA) !== 0 && (next & VERB) === 0;
    if (isAppended) return complement(words, last + 1);
    const joins = kind === "determiner" ? AND | BUT | COMMA : AND | BUT;
    if (kind === "conjunction" || (kind !== "lexical" && (before & joins) !== 0))
      return contrast(words, cue, verb);
  }
  const isSubject = kind === "determiner" && verb > first;
  return clauseAround(words, {
    verb,
    left: Math.min(verb, first),
    right: Math.max(verb, last) + 1,
    isSubject,
    excepted: kind === "determiner",
  });
}

/** *not to go*, *by not going*, *to prevent it*, *, with no sound*: only what follows is negated. */
function isPhrasal({ bits, lower }: Words, { kind, first }: CueShape, before: number, next: number): boolean {
  switch (kind) {
    case "particle":
      if ((next & TO) !== 0) return (before & AUXILIARY) === 0;
      return (next & GERUND) !== 0 && (before & (PREPOSITION | STOP | COMMA | QUOTE)) !== 0;
    case "lexical":
      return (before & TO) !== 0;
    case "determiner":
      return lower[first - 1] === "with" && ((bits[first - 2] ?? STOP) & (PUNCTUATION | AND)) !== 0;
    default:
      return false;
  }
}

/** *his wife and not his sister*: the subject and verb shared with what is contrasted, and the right part. */
function contrast(words: Words, { last }: CueShape, verb: number): Range[] {
  const { bits } = words;
  const edge = leftEdge(words, verb);
  const next = bits[nextWord(words, last + 1)] ?? 0;
  const sharesVerb = (next & (BASE | PARTICIPLE | GERUND)) === 0;
  if (edge.from === verb && !sharesVerb) return complement(words, last + 1);
  const isAuxiliary = (bits[verb]! & AUXILIARY) !== 0;
  const end = sharesVerb ? chainEnd(words, verb) : isAuxiliary ? verb + 1 : verb;
  return [
    ...sharedSubject(words, edge, verb),
    ...cut(edge.from, end, edge.gaps),
    { from: last + 1, to: rightEdge(words, last + 1, { endsAtVerb: true }) },
  ];
}
