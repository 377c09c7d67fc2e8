import type { CueShape } from "../scope/cue-shape.js";
import { leftEdge } from "../scope/left-edge.js";
import { reach } from "../scope/range.js";
import type { Words } from "../words/classify.js";
import {
  AND,
  AUXILIARY,
  BASE,
  BUT,
  COMMA,
  COMMENT,
  MODAL,
  NEGATION,
  PAST,
  QUOTE,
  STOP,
  TO,
  VERB,
} from "../words/word-class.js";

const conditions = new Set("if unless lest whether".split(" "));
const wishes = new Set("hope hopes hoped fear trust beg wish suppose promise swear imagine".split(" "));
/** Ability is negated itself: *he <could> not speak*. */
export const ability: ReadonlySet<string> = new Set("can could ca cannot".split(" "));

/** Not stated as a fact: questions, conditions, commands, what will, should or may be. */
export function isHypothetical(words: Words, cue: CueShape, verb: number): boolean {
  const { bits, lower } = words;
  if (isQuestion(words, cue.last)) return true;
  if (cue.kind === "preposition" && isDenied(words, cue.first)) return true;
  if (verb < 0) return isInfinitive(words, cue);
  if (cue.kind !== "affix" && ((bits[cue.first - 1] ?? 0) & TO) !== 0) return true;
  if ((bits[verb]! & MODAL) !== 0 && !ability.has(lower[verb]!)) return true;
  if (lower[verb] === "had" && lower[verb + 1] === "better") return true;
  const { from, coordinated } = leftEdge(
    words,
    Math.min(verb, cue.first),
    cue.kind === "determiner" && verb > cue.first,
  );
  if (conditions.has(lower[from - 1] ?? "")) return true;
  if (lower[from - 1] === "that" ? wishes.has(lower[from - 2] ?? "") : wishes.has(lower[from - 1] ?? ""))
    return true;
  if (coordinated >= 0) return (bits[verb]! & BASE) !== 0 && (bits[verb]! & (PAST | AUXILIARY)) === 0;
  if (from < Math.min(verb, cue.first)) return false;
  return (
    isCommand(words, verb, cue) || ((lower[verb] === "had" || lower[verb] === "were") && cue.first > verb)
  );
}

/** *Do not go*, *Say nothing*. */
function isCommand({ bits, lower }: Words, verb: number, cue: CueShape): boolean {
  const before = bits[verb - 1] ?? STOP;
  const opens = (before & (STOP | QUOTE | COMMA | AND | BUT | COMMENT | NEGATION)) !== 0;
  if (!opens) return false;
  if (lower[verb] === "do") return cue.first === verb + 1 || cue.first === verb + 2;
  return (bits[verb]! & AUXILIARY) === 0 && (bits[verb]! & BASE) !== 0;
}

/** *not to fear*: an infinitive states nothing. */
function isInfinitive({ bits, lower }: Words, cue: CueShape): boolean {
  if (cue.kind === "affix") return false;
  return (
    lower[cue.last + 1] === "to" &&
    (bits[cue.last + 2] ?? 0) !== 0 &&
    ((bits[cue.last + 2] ?? 0) & (VERB | AUXILIARY)) !== 0
  );
}

/** *never goes out without a lamp*: he has one. */
function isDenied({ bits }: Words, at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i < 20; i--) {
    if ((bits[i]! & (STOP | QUOTE)) !== 0) return false;
    if ((bits[i]! & NEGATION) !== 0) return true;
  }
  return false;
}

function isQuestion({ lower, bits }: Words, from: number): boolean {
  for (let i = from; i < lower.length && i - from < reach; i++) {
    if ((bits[i]! & STOP) === 0) continue;
    const mark = lower[i]!;
    if (mark.startsWith("?") || mark === "？") return true;
    if (mark === "." || mark === "!" || mark === ";") return false;
  }
  return false;
}
