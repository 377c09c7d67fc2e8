import type { AnnotationChoice } from "../formats/format.js";
import { version } from "../version.js";
import type { StarsemMode } from "./starsem/rules.js";

/** What a number depends on beside gold and system. */
export interface ScoreContext {
  /** Name of the gold data. */
  data: string;
  /** First digits of the SHA-256 of the gold file, where it was read from one. */
  sum?: string;
  starsem: StarsemMode;
  splitNeitherNor: boolean;
  annotation: AnnotationChoice;
}

/**
 * Options that apply to the number, the data and the version, so that two numbers can be compared or not:
 * `NIS|cue:exact|scope:tok|punct:no|data:cd-sco-dev|v:0.1.0`.
 */
export function signature(
  measure: string,
  options: Readonly<Record<string, string>>,
  context: ScoreContext,
): string {
  const fields: Record<string, string> = { ...options };
  if (context.splitNeitherNor) fields.neithernor = "split";
  if (context.annotation !== "negation") fields.annotation = context.annotation;
  fields.data = context.data;
  if (context.sum !== undefined) fields.sum = context.sum;
  fields.v = version;
  const parts = Object.entries(fields).map(([name, value]) => `${name}:${value.replace(/[|\p{Cc}]/gu, "_")}`);
  return [measure, ...parts].join("|");
}
