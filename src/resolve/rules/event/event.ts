import type { CueShape } from "../scope/cue-shape.js";
import { governingVerb, nextWord } from "../scope/governing-verb.js";
import { complementStart, invertedSubjectEnd } from "../scope/inversion.js";
import type { Range } from "../scope/range.js";
import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  ADVERB,
  AND,
  AUXILIARY,
  BASE,
  BE,
  BUT,
  COMMENT,
  DETERMINER,
  DO,
  GERUND,
  HAVE,
  MODAL,
  NEGATION,
  NOUN,
  OBJECT,
  OPEN,
  PARTICIPLE,
  PREPOSITION,
  PRONOUN,
  PUNCTUATION,
  QUESTION,
  RELATIVE,
  STOP,
  SUBORDINATOR,
  THAT,
  TO,
  VERB,
} from "../words/word-class.js";
import { ability, isHypothetical } from "./hypothetical.js";

/**
 * The word that names what did not happen or is not so, if the negation states a fact (Morante and Blanco 2012,
 * Section 3); empty for questions, conditions, commands and most modals.
 */
export function eventOf(words: Words, cue: CueShape, scope: readonly Range[]): Range[] {
  if (scope.length === 0 || cue.kind === "interjection") return [];
  const inScope = (at: number) => scope.some(({ from, to }) => at >= from && at < to);
  const verb = cue.kind === "preposition" ? -1 : governingVerb(words, cue);
  const inClause = verb >= 0 && inScope(verb);
  if (isHypothetical(words, cue, inClause ? verb : -1)) return [];
  const at =
    cue.kind === "affix"
      ? cue.first
      : inClause
        ? eventInClause(words, cue, verb)
        : headAfter(words, cue.last + 1);
  return at >= 0 && inScope(at) ? [{ from: at, to: at + 1 }] : [];
}

function eventInClause(words: Words, cue: CueShape, verb: number): number {
  const { bits, lower } = words;
  if (ability.has(lower[verb]!)) return verb;
  if ((bits[verb]! & MODAL) !== 0) return -1;
  if (verb < cue.first && ((bits[cue.first - 1] ?? 0) & (AND | BUT)) !== 0) {
    const next = nextWord(words, cue.last + 1);
    return ((bits[next] ?? 0) & VERB) !== 0 ? next : headAfter(words, cue.last + 1);
  }
  const main = mainVerb(words, verb, cue);
  if (
    (bits[main]! & (DO | HAVE)) !== 0 &&
    ((bits[cue.last + 1] ?? PUNCTUATION) & (PUNCTUATION | AND | BUT)) !== 0 &&
    cue.kind === "particle"
  )
    return -1;
  if ((bits[main]! & BE) !== 0 || isCopula(lower[main]!))
    return headAfter(words, main === verb ? complementStart(words, verb, cue) : Math.max(main, cue.last) + 1);
  return main;
}

function isCopula(word: string): boolean {
  return word === "seem" || word === "seemed" || word === "seems" || word === "become" || word === "became";
}

/** *no one's fault*: the head is still to come. */
const possessive = new Set(["'s", "’s"]);

const chainBreak = PUNCTUATION | SUBORDINATOR | THAT | RELATIVE | QUESTION | AND;

/** The last verb of the chain: *had never been <seen>*; its auxiliary where the verb is left out. */
export function mainVerb(words: Words, verb: number, cue: CueShape): number {
  const { bits, lower, finite } = words;
  if ((bits[verb]! & AUXILIARY) === 0) return verb;
  const isObject = cue.kind === "determiner" && verb < cue.first;
  const end = isObject ? cue.first : Math.min(bits.length, Math.max(verb, cue.last) + 7);
  let main = verb;
  for (let i = invertedSubjectEnd(words, verb, cue); i < end; i++) {
    const bit = bits[i]!;
    if (cue.at.includes(i) || (bit & (NEGATION | COMMENT)) !== 0) continue;
    if ((bit & chainBreak) !== 0 || finite[i] === 1) break;
    if ((bit & TO) !== 0) {
      if (lower[i + 1] !== "be") break;
    } else if ((bit & AUXILIARY) !== 0) main = i;
    else if (isMain(bit, bits[i - 1]!)) return i;
    else if (i === cue.last + 1 && isVerbAfter(bits[main]!, bit)) return i;
    else if (
      i > cue.last &&
      (bit & (DETERMINER | PREPOSITION | ADJECTIVE | NOUN)) !== 0 &&
      (bit & ADVERB) === 0
    )
      break;
  }
  return main;
}

/** *does not last*, *shall not constitute*: not listed as verbs. */
function isVerbAfter(auxiliary: number, bit: number): boolean {
  return (bit === NOUN && (auxiliary & (DO | MODAL)) !== 0) || (bit === ADJECTIVE && (auxiliary & DO) !== 0);
}

function isMain(bit: number, before: number): boolean {
  if ((bit & VERB) === 0 || (bit & (ADJECTIVE | PREPOSITION)) !== 0) return false;
  return (bit & NOUN) === 0 || (before & (DETERMINER | ADJECTIVE)) === 0;
}

/** Head of the phrase that begins here: the last noun before something else, an adjective where no noun follows. */
function headAfter({ bits, finite, lower }: Words, from: number): number {
  let head = -1;
  for (let i = from; i < bits.length && i - from < 9; i++) {
    const bit = bits[i]!;
    if ((bit & (COMMENT | NEGATION)) !== 0) continue;
    const isOwner = lower[i] === "one" && possessive.has(lower[i + 1] ?? "");
    if (isOwner) continue;
    if (lower[i] === "one" || (bit & OBJECT) !== 0) return head >= 0 ? head : i;
    if ((bit & (PUNCTUATION | AND | OPEN | SUBORDINATOR | RELATIVE | QUESTION | TO)) !== 0 || finite[i] === 1)
      break;
    if ((bit & (GERUND | PARTICIPLE)) !== 0 && head < 0 && (bit & NOUN) === 0) {
      if (((bits[i + 1] ?? STOP) & NOUN) === 0 || i === from) return i;
      continue;
    }
    if ((bit & NOUN) !== 0) {
      head = i;
      if (((bits[i + 1] ?? STOP) & (NOUN | ADJECTIVE)) === 0) return head;
    } else if ((bit & ADJECTIVE) !== 0) {
      if (head >= 0 && (bits[head]! & NOUN) !== 0) return head;
      head = i;
    } else if ((bit & PREPOSITION) !== 0) {
      if (head >= 0) return head;
    } else if ((bit & (DETERMINER | ADVERB | PRONOUN | HAVE | BASE)) === 0) break;
    else if ((bit & PRONOUN) !== 0 && (bit & DETERMINER) === 0) break;
  }
  return head;
}
