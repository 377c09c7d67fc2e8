import type { Scheme } from "../../../negation/lexicon/row.js";
import type { Language } from "../../../text/language.js";
import type { Words } from "../words/classify.js";
import { bioscopeScope } from "./bioscope.js";
import { cdScope } from "./cd.js";
import type { CueShape } from "./cue-shape.js";
import type { Range } from "./range.js";
import { segmentScope } from "./segment.js";
import { sfuScope } from "./sfu.js";

type ScopeRule = (words: Words, cue: CueShape) => Range[];

/** What each scheme takes into the scope of an English cue. */
const english: Readonly<Record<Scheme, ScopeRule>> = { cd: cdScope, bioscope: bioscopeScope, sfu: sfuScope };

export function scopeOf(words: Words, cue: CueShape, scheme: Scheme, language: Language): Range[] {
  return language === "en" ? english[scheme](words, cue) : segmentScope(words, cue, scheme);
}
