import { unEndings } from "../../src/negation/lexicon/en/affix-endings.js";
import type { Evidence } from "./english-evidence.js";
import { innocent, negating } from "./english-overrides.js";

export const prefixes = ["un", "in", "im", "il", "ir", "dis"] as const;
export type Prefix = (typeof prefixes)[number];

/** Endings of adjectives, participles, and the adverbs and nouns made of them. */
const property =
  /(?:able|ible|ably|ibly|ility|al|ally|ality|ant|ent|antly|ently|ance|ence|ancy|ency|ive|ively|ivity|ous|ously|osity|ic|ical|ically|ful|fully|ary|ory|ate|ately|acy|ite|itely|ar|ness|ity|ct|ctly|ure|ude|ety|ion|ly)$/;
const participle = /(?:ed|en|ing|edly|ingly|some|like|ish|y|wn|rn)$/;

/**
 * Does the prefix negate the rest of the word? The hand-read tables come first, then what CD-SCO annotators did,
 * then the morphological test: the rest is a word in use, of a class that the prefix negates.
 */
export function prefixNegates(word: string, prefix: Prefix, evidence: Evidence): boolean {
  const byHand = decidedByHand(word, prefix);
  if (byHand !== undefined) return byHand;
  const singular = word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
  if (singular !== word && /(?:y|ce|t|n|ment)$/.test(singular) && evidence.uses(singular) > 0) {
    return prefixNegates(singular, prefix, evidence);
  }
  if (prefix === "dis") return false;
  const rest = word.slice(prefix.length);
  const fits = prefix === "un" ? unFits(rest, evidence) : inFits(rest, evidence);
  const { marked, total } = evidence.annotated(word);
  // One annotator passing over one use of a regular word is noise: four imaginary uses weigh against it.
  return total === 0 ? fits : (marked + (fits ? 3 : 1)) / (total + 4) > 0.5;
}

function unFits(rest: string, evidence: Evidence): boolean {
  const { uses, isProperty } = evidence;
  if (undoes(rest, evidence)) return false;
  if (unEndings.some((ending) => rest.endsWith(ending))) return true;
  return (
    uses(rest) >= 10 && rest.length > 2 && (isProperty(rest) || property.test(rest) || participle.test(rest))
  );
}

/** *unlocked* has a verb *unlock* beside it: the act is undone; *unexpected* has no *unexpect*: the property is absent. */
function undoes(rest: string, { uses }: Evidence): boolean {
  const stem = /^(.+?)(?:ed|ing|edly|ingly)$/.exec(rest)?.[1];
  if (stem === undefined) return false;
  const bases = [stem, `${stem}e`, stem.replace(/i$/, "y"), stem.replace(/(.)\1$/, "$1")];
  const asVerb = Math.max(...bases.map((base) => uses(`un${base}`) + uses(`un${base}s`)));
  return asVerb >= Math.max(5, 0.1 * uses(`un${rest}`));
}

/** `in` before a verb means "into" (*inflamed*, *inhabits*): participles are left to the tables. */
function inFits(rest: string, { uses, isProperty }: Evidence): boolean {
  if (/(?:ed|ing|edly|er)$/.test(rest) || (/s$/.test(rest) && !/(?:ous|ness)$/.test(rest))) return false;
  if (/(?:able|ible|ably|ibly|ability|ibility)$/.test(rest)) return rest.length > 4;
  return uses(rest) >= 20 && rest.length > 3 && (isProperty(rest) || property.test(rest));
}

export function decidedByHand(word: string, affix: string): boolean | undefined {
  let best = 0;
  let verdict: boolean | undefined;
  for (const [tables, says] of [
    [negating, true],
    [innocent, false],
  ] as const) {
    for (const stem of stemsOf(tables[affix] ?? {})) {
      const whole = stem.endsWith("$");
      const fits = whole ? `${word}$` === stem : word.startsWith(stem);
      if (fits && stem.length > best) {
        best = stem.length;
        verdict = says;
      }
    }
  }
  return verdict;
}

const parsed = new Map<object, string[]>();
function stemsOf(table: Record<string, string>): string[] {
  let stems = parsed.get(table);
  if (stems === undefined) {
    stems = Object.values(table).flatMap((list) => list.trim().split(/\s+/));
    parsed.set(table, stems);
  }
  return stems;
}
