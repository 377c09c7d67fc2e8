import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  ADVERB,
  AND,
  AUXILIARY,
  BE,
  COMMENT,
  DETERMINER,
  GERUND,
  NEGATION,
  OBJECT,
  PREPOSITION,
  PUNCTUATION,
  QUESTION,
  STOP,
  THAT,
  TO,
} from "../words/word-class.js";
import { complement } from "./clause.js";
import { clauseAround } from "./clause-around.js";
import { verbBefore } from "./governing-verb.js";
import { leftEdge } from "./left-edge.js";
import { isNegatedNoun, isNounAhead, nounPhrase, phraseEnd } from "./noun-phrase.js";
import { cut, type Range, skipLeft } from "./range.js";
import { rightEdge } from "./right-edge.js";
import { chainEnd } from "./verb-chain.js";

const copulas = new Set(
  `seem seems seemed become became becomes remain remains remained look looks looked appear appears appeared feel feels
  felt grow grew sit sat stand stood standing lie lay lying die died get got going go went`.split(/\s+/),
);
/** *found it impossible*, *something unnatural*. */
const complemented = new Set("it something anything nothing everything".split(" "));

/** *un|happy*: the noun phrase of an attribute, the clause of a predicate. */
export function affixScope(words: Words, at: number): Range[] {
  const { bits, lower } = words;
  const next = bits[at + 1] ?? STOP;
  const previous = bits[at - 1] ?? STOP;
  if ((previous & PUNCTUATION) !== 0 && (next & PUNCTUATION) !== 0) return [{ from: at, to: at + 1 }];
  if (lower[at]!.endsWith("ly")) return adverbScope(words, at);
  if (words.finite[at] === 1 && lower[at]!.startsWith("dis")) return predicateScope(words, at, at);
  if ((previous & NEGATION) !== 0) {
    if (lower[at] === "unlike") return complement(words, at);
    return [{ from: at, to: isNounAhead(words, at) ? phraseEnd(words, at) : at + 1 }];
  }

  const beside = skipLeft(bits, at - 1, ADVERB | COMMENT);
  const left = lower[beside] === "as" ? beside - 1 : beside;
  const before = bits[left] ?? STOP;
  const isAttribute = isNounAhead(words, at) || (before & (DETERMINER | PREPOSITION)) !== 0;
  if (isAttribute || isNegatedNoun(lower[at]!)) return nounPhrase(words, at);

  const verb = verbBefore(words, at - 1);
  const word = lower[left] ?? "";
  const isPredicate = (before & (AUXILIARY | OBJECT)) !== 0 || copulas.has(word) || complemented.has(word);
  if (isPredicate && verb >= 0) return predicateScope(words, at, verb);
  if ((before & AND) !== 0 && verb >= 0 && isCopula(bits[verb]!, lower[verb]!)) {
    const edge = leftEdge(words, verb);
    const shared = cut(edge.from, chainEnd(words, verb), edge.gaps);
    return [...shared, { from: left + 1, to: rightEdge(words, at + 1) }];
  }
  const hasComplement = (next & (TO | THAT | PREPOSITION | QUESTION)) !== 0 || lower[at] === "unlike";
  const to = hasComplement ? rightEdge(words, at + 1, { endsAtVerb: true }) : at + 1;
  return [{ from: (before & BE) !== 0 ? left : left + 1, to }];
}

function isCopula(bit: number, word: string): boolean {
  return (bit & BE) !== 0 || copulas.has(word);
}

function predicateScope(words: Words, at: number, verb: number): Range[] {
  return clauseAround(words, { verb, left: verb, right: at + 1, isSingle: true });
}

/** *indescribably sad*, *glaring helplessly at it*, *he spoke impatiently*. */
function adverbScope(words: Words, at: number): Range[] {
  const { bits, finite } = words;
  const next = bits[at + 1] ?? STOP;
  const before = bits[at - 1] ?? STOP;
  if ((next & ADJECTIVE) !== 0 && (next & DETERMINER) === 0 && (before & (BE | ADVERB)) === 0)
    return [{ from: at, to: at + 2 }];
  for (let i = at - 1; i >= 0 && at - i < 6; i--) {
    if (finite[i] === 1 || (bits[i]! & PUNCTUATION) !== 0) break;
    if ((bits[i]! & GERUND) !== 0) return [{ from: i, to: rightEdge(words, at + 1) }];
  }
  const verb = verbBefore(words, at - 1);
  return verb < 0 ? [{ from: at, to: at + 1 }] : predicateScope(words, at, verb);
}
