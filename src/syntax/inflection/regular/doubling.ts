import {
  alwaysDouble,
  britishDouble,
  neverDouble,
  rarelyDouble,
  stressedPrefixes,
} from "../data/doubling.js";
import { irregularOf } from "../irregular.js";
import { wordsOf } from "../words.js";

/** Whether the last letter doubles before -ed and -ing. */
export type Doubling = "always" | "british" | "rarely" | "never";

const tables = { always: alwaysDouble, british: britishDouble, rarely: rarelyDouble, never: neverDouble };
const listed = new Map<string, Doubling>();
for (const [doubling, table] of Object.entries(tables)) {
  for (const lemma of wordsOf(table)) listed.set(lemma, doubling as Doubling);
}
const prefixes = wordsOf(stressedPrefixes);

const oneSyllable = /^(?:y|[b-df-hj-np-tv-xz]*(?:qu)?)[aeiou][bdfgjklmnprstvz]$/;
/** travel, equal; fuel and dial have two syllables, unlike reveal and fail. */
const unstressedL = /(?:[^aeiou]|qu)[aeiou]l$|(?:[^gq]u[ae]|i[ao])l$/;

/** A vowel and a consonant that can double: stop, visit; but not walk, fix. */
export function mayDouble(lemma: string): boolean {
  return "aeiou".includes(lemma.at(-2) ?? "?") && "bdfgjklmnprstvz".includes(lemma.at(-1) ?? "?");
}

export function doublingOf(lemma: string): Doubling {
  const known = listed.get(lemma);
  if (known !== undefined) return known;
  if (oneSyllable.test(lemma)) return "always";
  if (stressedBehindPrefix(lemma)) return "always";
  const family = irregularOf(lemma)?.prefix ?? "";
  if (family !== "") return doublingOf(lemma.slice(family.length));
  return unstressedL.test(lemma) ? "british" : "never";
}

/** un|zip, over|lap, re|commit */
function stressedBehindPrefix(lemma: string): boolean {
  for (const prefix of prefixes) {
    if (!lemma.startsWith(prefix)) continue;
    const rest = lemma.slice(prefix.length);
    if (listed.get(rest) === "always" || (startsWithOnset.test(rest) && oneSyllable.test(rest))) return true;
  }
  return false;
}

/** An English syllable's beginning, so that reckon is no re|ckon. */
const startsWithOnset =
  /^(?:[bcdfgjklmnprstvwz]|qu|[sct]h|wr|wh|kn|[bcfgps]l|[bcdfgpt]r|s[ckmnptw]|s[cpt]r|spl|tw)[aeiou]/;
