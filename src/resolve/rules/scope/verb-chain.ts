import type { Words } from "../words/classify.js";
import {
  ADJECTIVE,
  ADVERB,
  AUXILIARY,
  BASE,
  DETERMINER,
  GERUND,
  NEGATION,
  NOUN,
  PARTICIPLE,
  VERB,
} from "../words/word-class.js";

/** Past the last word of the verb chain that begins at `verb`: *had never been seen*. */
export function chainEnd({ bits }: Words, verb: number): number {
  let end = verb + 1;
  for (let i = verb + 1; i < bits.length && i - verb < 8; i++) {
    const bit = bits[i]!;
    if ((bit & (AUXILIARY | BASE | PARTICIPLE | GERUND)) !== 0 && (bit & (NOUN | ADJECTIVE)) === 0)
      end = i + 1;
    else if ((bit & (ADVERB | NEGATION)) === 0 || (bit & DETERMINER) !== 0) break;
    if ((bit & VERB) !== 0) break;
  }
  return end;
}
