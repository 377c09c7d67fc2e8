import type { Lexicon } from "../row.js";
import { affixes } from "./affixes.js";
import { cues, groups } from "./cues.js";
import { falseCues } from "./false-cues.js";

export const en: Lexicon = { cues, falseCues, affixes, groups };
