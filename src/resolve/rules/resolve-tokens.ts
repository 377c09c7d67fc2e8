import type { Scheme } from "../../negation/lexicon/row.js";
import type { Negation } from "../../negation/negation.js";
import type { Language } from "../../text/language.js";
import type { Span } from "../../text/span.js";
import type { Token } from "../../text/token.js";
import { type CueOptions, findCues } from "./cues/index.js";
import { eventOf } from "./event/event.js";
import { focusOf } from "./focus/focus.js";
import { shapeOf } from "./scope/cue-shape.js";
import { scopeOf } from "./scope/scope-of.js";
import { spansOfRanges } from "./scope/spans.js";
import { classify, type Words } from "./words/classify.js";

export interface RuleOptions {
  language: Language;
  scheme: Scheme;
  cueOptions?: CueOptions;
}

/** Cue, scope, event and focus of every negation in a sentence's tokens. */
export function resolveTokens(tokens: readonly Token[], text: string, options: RuleOptions): Negation[] {
  const { language, scheme, cueOptions = {} } = options;
  const cues = findCues(tokens, text, { language, scheme, options: cueOptions });
  return cues.length === 0
    ? []
    : negationsAt(
        tokens,
        cues.map(({ spans }) => spans),
        options,
      );
}

/** The same for cues that are known. */
export function negationsAt(
  tokens: readonly Token[],
  cues: readonly (readonly Span[])[],
  { language, scheme }: RuleOptions,
): Negation[] {
  if (cues.length === 0) return [];
  const words = classify(tokens, language);
  return cues.map((cue) => negationAt(words, cue, language, scheme));
}

function negationAt(words: Words, cue: readonly Span[], language: Language, scheme: Scheme): Negation {
  const shape = shapeOf(words, cue);
  const ranges = scopeOf(words, shape, scheme, language);
  const scope = spansOfRanges(words, ranges, shape, scheme === "bioscope");
  const copy = cue.map(({ start, end }) => ({ start, end }));
  if (language !== "en") return { cue: copy, scope, event: [], focus: [] };
  // Only CD-SCO marks events.
  const event = scheme === "cd" ? spansOfRanges(words, eventOf(words, shape, ranges), shape) : [];
  const focus = spansOfRanges(words, focusOf(words, shape, ranges), shape);
  return { cue: copy, scope, event, focus };
}
