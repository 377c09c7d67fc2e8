import { mainVerb } from "../event/event.js";
import type { CueShape } from "../scope/cue-shape.js";
import { governingVerb } from "../scope/governing-verb.js";
import { complementStart } from "../scope/inversion.js";
import type { Range } from "../scope/range.js";
import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  AND,
  CLOSE,
  COMMA,
  COMMENT,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  NOUN,
  PREPOSITION,
  PUNCTUATION,
  QUESTION,
  SUBORDINATOR,
  THAT,
  TO,
} from "../words/word-class.js";

/** Right behind the cue these are what is denied: *not all*, *not entirely*. */
const degrees = new Set(
  `all every each everyone everybody everything both always entirely wholly altogether quite very much merely simply only
  just exactly fully completely particularly necessarily particularly enough so too often really even solely`.split(
    /\s+/,
  ),
);
/** Adverbs of time and place that a clause can do without. */
const adjuncts = new Set(
  "yet again today tomorrow yesterday tonight now here there before often anymore soon together alone either".split(
    " ",
  ),
);

/**
 * The part of the scope that is most prominently denied: a degree or quantity behind the cue, else the last
 * adverbial, else the verb's last argument, else the verb. Where *but* sets something against it, what stands before.
 *
 * `They did not leave [until ten]`, `Not [all] of them left`, `He did not [leave]`
 */
export function focusOf(words: Words, cue: CueShape, scope: readonly Range[]): Range[] {
  const last = scope[scope.length - 1];
  if (last === undefined || cue.kind === "interjection") return [];
  if (cue.kind === "affix") return [{ from: cue.first, to: cue.first + 1 }];
  const next = cue.last + 1;
  if (degrees.has(words.lower[next] ?? "") && next < last.to)
    return [{ from: next, to: degreeEnd(words, next, last.to) }];
  const verb = cue.kind === "preposition" ? -1 : governingVerb(words, cue);
  const main = verb < 0 ? -1 : mainVerb(words, verb, cue);
  const from = main === verb && main >= 0 ? complementStart(words, verb, cue) : Math.max(main, cue.last) + 1;
  const tail = { from, to: trimEnd(words, last.to) };
  if (tail.from < last.from) tail.from = last.from;
  const isCoordinated = main >= last.from && ((words.bits[tail.from] ?? 0) & (AND | COMMA)) !== 0;
  if (isCoordinated && tail.from < tail.to) return [{ from: main, to: tail.to }];
  if (tail.from >= tail.to) {
    if (main < 0 || main >= last.to || (words.bits[main]! & (DO | HAVE | MODAL)) !== 0) return [];
    return [{ from: main, to: main + 1 }];
  }
  return [{ from: lastConstituent(words, tail), to: tail.to }];
}

/** *very good*, *every word*: the degree with its adjective, the quantifier with its noun. */
function degreeEnd({ bits }: Words, at: number, limit: number): number {
  let end = at + 1;
  if (end < limit && (bits[end]! & ADJECTIVE) !== 0) end++;
  else if ((bits[at]! & DETERMINER) !== 0) while (end < limit && (bits[end]! & NOUN) !== 0) end++;
  return end;
}

function lastConstituent({ bits, lower }: Words, { from, to }: Range): number {
  let start = from;
  for (let i = from; i < to; i++) {
    const bit = bits[i]!;
    if ((bit & COMMENT) !== 0) continue;
    if ((bit & (SUBORDINATOR | THAT | QUESTION)) !== 0 && lower[i] !== "than" && lower[i] !== "as") return i;
    if ((bit & PREPOSITION) !== 0 && lower[i] !== "of") start = i;
    else if ((bit & TO) !== 0 || adjuncts.has(lower[i]!)) start = i;
    else if (lower[i]!.endsWith("ly") && i === to - 1) start = i;
    if (lower[i] === "without") return i;
  }
  return start;
}

function trimEnd({ bits }: Words, to: number): number {
  let end = to;
  while (end > 0 && (bits[end - 1]! & PUNCTUATION & ~CLOSE) !== 0) end--;
  return end;
}
