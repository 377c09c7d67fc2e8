import { type Negation, negationLayers, type Sentence } from "../negation/negation.js";
import { spans } from "../text/index.js";

/** A negation as words, for tables of expectations: `{ cue: "no", scope: "one … came" }`. */
export function inWords({ text }: Sentence, negation: Negation): Record<string, string> {
  const filled = negationLayers.filter((layer) => negation[layer].length > 0);
  return Object.fromEntries(filled.map((layer) => [layer, spans.textOf(text, negation[layer])]));
}
