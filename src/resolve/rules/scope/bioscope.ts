import type { Words } from "../words/classify.js";
import { AUXILIARY, BE, NEGATION, PARTICIPLE, PUNCTUATION, STOP } from "../words/word-class.js";
import type { CueShape } from "./cue-shape.js";
import { governingVerb, nextWord } from "./governing-verb.js";
import { leftEdge } from "./left-edge.js";
import type { Range } from "./range.js";
import { rightEdge } from "./right-edge.js";

/**
 * BioScope: from the cue, which is part of it, to the end of the clause; the subject too where it is what is acted
 * upon, *the gene was not expressed* (Vincze et al. 2008, Section 3).
 */
export function bioscopeScope(words: Words, cue: CueShape): Range[] {
  const isPhrase = cue.kind === "preposition" || cue.kind === "lexical";
  const to = rightEdge(words, cue.last + 1, { endsAtVerb: isPhrase, endsAtSubject: isPhrase });
  const subject = isPassive(words, cue) ? subjectBefore(words, cue) : cue.first;
  return [{ from: subject, to: Math.max(to, cue.last + 1) }];
}

function isPassive(words: Words, cue: CueShape): boolean {
  const { bits, lower } = words;
  const before = bits[cue.first - 1] ?? STOP;
  if (lower[cue.first] === "absent") return (before & (BE | NEGATION)) !== 0;
  if (cue.kind !== "particle") return false;
  const after = nextWord(words, cue.last + 1);
  if (lower[after] === "appear" || lower[after] === "seem") return true;
  const isBe = (before & BE) !== 0 || lower[after] === "be" || lower[after] === "been";
  let verb = after;
  while (((bits[verb] ?? 0) & AUXILIARY) !== 0) verb = nextWord(words, verb + 1);
  return isBe && ((bits[verb] ?? 0) & PARTICIPLE) !== 0;
}

function subjectBefore(words: Words, cue: CueShape): number {
  const verb = governingVerb(words, cue);
  if (verb < 0 || verb > cue.first) return cue.first;
  let { from } = leftEdge(words, verb);
  while (from < verb && (words.bits[from]! & PUNCTUATION) !== 0) from++;
  return from;
}
