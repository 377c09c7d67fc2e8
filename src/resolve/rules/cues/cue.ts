import type { CueKind } from "../../../negation/cue-kind.js";
import type { AffixRow } from "../../../negation/lexicon/affix.js";
import type { CueCategory, CueRow } from "../../../negation/lexicon/row.js";
import type { Span } from "../../../text/span.js";

/** A negation cue in a text. */
export interface Cue {
  /** One span, or several for *neither … nor*; part of a word for *un|happy*. */
  spans: Span[];
  kind: CueKind;
  category: CueCategory;
  /** The row of the lexicon that made it. */
  entry: CueRow | AffixRow;
}

/** A cue with the tokens it stands on, while the steps still work on it. */
export interface FoundCue extends Cue {
  first: number;
  last: number;
  /** At least one part negates by itself; *plus* and *noch* do not. */
  free: boolean;
}
