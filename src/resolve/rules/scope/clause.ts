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
  if (splitsInfinitive(words, cue)) return [{ from: first - 1, to: first }, ...complement(words, last + 1)];
  const verb = kind === "lexical" && finite[first] === 1 ? first : governingVerb(words, cue);
  if (verb < 0) return complement(words, last + 1);
  if (verb < first && finite[after] !== 1) {
    const isAppended = kind === "particle" && (before & COMMA) !== 0 && (next & VERB) === 0;
    if (isAppended) return complement(words, last + 1);
    if (kind === "determiner" && (before & COMMA) !== 0)
      return sharesVerb(words, verb, first) ? contrast(words, cue, verb) : complement(words, last + 1);
    if (kind === "conjunction" || (kind !== "lexical" && (before & (AND | BUT)) !== 0))
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
      if ((next & GERUND) === 0 || (before & AUXILIARY) !== 0) return false;
      return (before & (PREPOSITION | STOP | COMMA | QUOTE | VERB)) !== 0;
    case "lexical":
      return (before & TO) !== 0;
    case "determiner":
      return lower[first - 1] === "with" && ((bits[first - 2] ?? STOP) & (PUNCTUATION | AND)) !== 0;
    default:
      return false;
  }
}

/** *He decided to not go* is *not to go*; *I am going to not go* and *I ought to not go* are one verb chain. */
function splitsInfinitive({ bits, lower }: Words, { kind, first }: CueShape): boolean {
  if (kind !== "particle" || ((bits[first - 1] ?? 0) & TO) === 0) return false;
  const verb = first - 2;
  return ((bits[verb] ?? 0) & AUXILIARY) === 0 && lower[verb] !== "going" && lower[verb] !== "gon";
}

/** *He saw no house, no garden*, *He had a wife, no children*; but *He felt dizzy, no fever*. */
function sharesVerb({ bits, lower }: Words, verb: number, cue: number): boolean {
  if ((bits[verb]! & AUXILIARY) !== 0) return true;
  for (let i = verb + 1; i < cue; i++) if (lower[i] === "no") return (bits[i - 1]! & COMMA) === 0;
  return false;
}

/** *his wife and not his sister*: the subject and verb shared with what is contrasted, and the right part. */
function contrast(words: Words, { last }: CueShape, verb: number): Range[] {
  const { bits } = words;
  const edge = leftEdge(words, verb);
  const next = bits[nextWord(words, last + 1)] ?? 0;
  const isPhrase = (next & (BASE | PARTICIPLE | GERUND)) === 0;
  if (edge.from === verb && !isPhrase) return complement(words, last + 1);
  const isAuxiliary = (bits[verb]! & AUXILIARY) !== 0;
  const end = isPhrase ? chainEnd(words, verb) : isAuxiliary ? verb + 1 : verb;
  return [
    ...sharedSubject(words, edge, verb),
    ...cut(edge.from, end, edge.gaps),
    { from: last + 1, to: rightEdge(words, last + 1, { endsAtVerb: true }) },
  ];
}
