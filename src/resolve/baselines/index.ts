/**
 * What the tiers are measured against.
 * @module
 */
import type { Sentence } from "../../negation/negation.js";
import { punctBaseline } from "./punct.js";
import { regexBaseline } from "./regex.js";

export { punctBaseline, regexBaseline };

export type Baseline = (sentence: Sentence) => Sentence;

/** By name; `punct` needs the gold cues. */
export const baselines: Readonly<Record<"punct" | "regex", Baseline>> = {
  punct: (sentence) => punctBaseline(sentence),
  regex: regexBaseline,
};
