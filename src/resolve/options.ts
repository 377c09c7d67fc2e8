import { oneOf } from "../errors.js";
import { type Scheme, schemes } from "../negation/lexicon/row.js";
import { detectLanguage } from "../text/detect-language.js";
import { type Language, languages } from "../text/language.js";
import type { CueOptions } from "./rules/cues/index.js";

export const tiers = ["rules"] as const;

export type Tier = (typeof tiers)[number];

export interface ResolveOptions {
  /** Absent: told from the text, English where that is unsure. */
  language?: Language;
  tier?: Tier;
  /** Whose conventions decide what belongs to cue and scope. */
  scheme?: Scheme;
  /** Which kinds of cues count. */
  cues?: CueOptions;
}

export interface SettledOptions {
  language: Language;
  scheme: Scheme;
  cueOptions: CueOptions;
}

/** Checks the choices and fills in the defaults; `text` is what the language is told from. */
export function settle(
  { language, tier = "rules", scheme = "cd", cues = {} }: ResolveOptions,
  text: string,
): SettledOptions {
  oneOf("tier", tier, tiers);
  oneOf("scheme", scheme, schemes);
  if (language !== undefined) oneOf("language", language, languages);
  return { language: language ?? detectLanguage(text)?.language ?? "en", scheme, cueOptions: cues };
}
