import { LitotesError, type Place } from "../errors.js";
import type { Negation } from "../negation/negation.js";
import type { Span } from "../text/span.js";
import type { AnnotationChoice } from "./format.js";

/** What BioScope and SFU both mark: words that negate or speculate, linked by an id to the scopes they open. */
export interface MarkedCue {
  type: "negation" | "speculation";
  cue: Span[];
  scope: Span[];
}

/** The `type` attribute of a cue element. */
export function cueType(found: string | undefined, place: Place): MarkedCue["type"] {
  if (found === "negation" || found === "speculation") return found;
  const what = found === undefined ? "a cue without type" : `cue type ${found}`;
  throw new LitotesError("L204", { found: what, expected: "negation or speculation" }, place);
}

/** The instances asked for, in the order of their cues. */
export function chooseInstances(
  cues: Iterable<MarkedCue>,
  choice: AnnotationChoice = "negation",
  place: Place,
): Negation[] {
  const chosen: Negation[] = [];
  for (const { type, cue, scope } of cues) {
    if (cue.length === 0)
      throw new LitotesError("L204", { found: "a cue without words", expected: "a cue" }, place);
    if (choice !== "both" && choice !== type) continue;
    const instance: Negation = { cue, scope, event: [], focus: [] };
    if (type === "speculation") instance.type = type;
    chosen.push(instance);
  }
  return chosen.sort((a, b) => a.cue[0]!.start - b.cue[0]!.start);
}
