import type { Words } from "./classify.js";
import { clauseBoundary } from "./finite.js";
import { speech } from "./finite-verb.js";
import { ADVERB, NEGATION, NOUN, PARTICIPLE, PAST, PREPOSITION } from "./word-class.js";

/** Verbs whose clause follows without *that*: *Holmes thought the man was not there*. */
const thought = new Set(
  "thought said knew saw felt believed supposed hoped wished swore told found heard meant".split(" "),
);

function opens(verb: string, next: number): boolean {
  return speech.has(verb) || (thought.has(verb) && (next & PREPOSITION) === 0);
}

/** *The papers found in the house were not his*, *those interviewed were not*: a participle, since the clause has its verb later. */
export function unmarkParticiples({ lower, bits, finite }: Words): void {
  let candidate = -1;
  for (let i = 0; i < bits.length; i++) {
    if ((bits[i]! & clauseBoundary) !== 0 || lower[i] === "there") candidate = -1;
    if (finite[i] !== 1) continue;
    if (candidate >= 0 && (candidate === i - 1 || (bits[i - 1]! & (NOUN | NEGATION | ADVERB)) !== 0)) {
      finite[candidate] = 0;
      bits[candidate] = PARTICIPLE;
    }
    const isAmbiguous = (bits[i]! & PAST) !== 0 && (bits[i]! & PARTICIPLE) !== 0;
    const follows = ((bits[i - 1] ?? 0) & NOUN) !== 0;
    candidate = isAmbiguous && follows && !opens(lower[i]!, bits[i + 1] ?? 0) ? i : -1;
  }
}
