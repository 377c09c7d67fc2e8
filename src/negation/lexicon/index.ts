/**
 * Cue lexicons as data, one per language.
 * @module
 */
import type { Language } from "../../text/language.js";
import { bg } from "./bg.js";
import { de } from "./de.js";
import { en } from "./en/index.js";
import { fr } from "./fr.js";
import type { Lexicon } from "./row.js";
import { zh } from "./zh.js";

export type { AffixRow } from "./affix.js";
export {
  type CueCategory,
  type CueRow,
  cueCategories,
  type FalseCueRow,
  type Lexicon,
  type Scheme,
  schemes,
} from "./row.js";

export const lexicons: Readonly<Record<Language, Lexicon>> = { en, de, fr, bg, zh };
