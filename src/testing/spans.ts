import type { Negation, Sentence } from "../negation/negation.js";
import { spans } from "../text/index.js";

/** A negation as words, for tables of expectations: `{ cue: "no", scope: "one … came" }`. */
export function inWords({ text }: Sentence, negation: Negation): Record<string, string> {
  const layers = ["cue", "scope", "event", "focus"] as const;
  const filled = layers.filter((layer) => negation[layer].length > 0);
  return Object.fromEntries(filled.map((layer) => [layer, spans.textOf(text, negation[layer])]));
}
