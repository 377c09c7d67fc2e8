import { doubleLVerbs, onlyIse, onlyIze, orVerbs, spellingPairs } from "./data/spelling.js";
import type { Variant } from "./tag.js";
import { pairsOf, wordSet, wordsOf } from "./words.js";

const british = new Map<string, string>();
for (const lemma of wordsOf(orVerbs)) british.set(lemma, `${lemma.slice(0, -1)}ur`);
for (const lemma of wordsOf(doubleLVerbs)) british.set(lemma, lemma.slice(0, -1));
for (const [us, gb] of pairsOf(spellingPairs)) british.set(us, gb);

const american = new Map([...british].map(([us, gb]) => [gb, us]));
const keepsIse = wordSet(onlyIse);
const keepsIze = wordSet(onlyIze);

/**
 * The lemma as the variant spells it; inflectVerb itself never respells.
 * @example spellVerb("organize", "gb") // "organise"
 */
export function spellVerb(lemma: string, variant: Variant): string {
  const listed = (variant === "us" ? american : british).get(lemma);
  if (listed !== undefined) return listed;
  const stem = lemma.slice(0, -2);
  const [from, kept] = variant === "us" ? ["s", keepsIse] : (["z", keepsIze] as const);
  const to = variant === "us" ? "z" : "s";
  const turns = lemma.endsWith(`i${from}e`) ? !kept.has(lemma) : lemma.endsWith(`ly${from}e`);
  return turns && lemma.length > 4 ? `${stem}${to}e` : lemma;
}
