import type { Words } from "../words/classify.js";
import type { CueShape } from "./cue-shape.js";
import type { Range } from "./range.js";
import { rightEdge } from "./right-edge.js";

/** SFU reviews: what follows the cue in its clause; neither cue nor subject (Konstantinova et al. 2012, Section 3). */
export function sfuScope(words: Words, cue: CueShape): Range[] {
  if (cue.kind === "interjection") return [];
  const from = cue.first + 1;
  const to = rightEdge(words, cue.last + 1, { endsAtVerb: cue.kind === "preposition", plain: true });
  return to > cue.last + 1 || cue.last > from ? [{ from, to }] : [];
}
