import {
  ADJECTIVE,
  ADVERB,
  AUXILIARY,
  BASE,
  classMap,
  GERUND,
  NOUN,
  PARTICIPLE,
  PAST,
  PRESENT,
  type WordClasses,
} from "../word-class.js";
import { closedClass } from "./closed-class.js";
import { irregularVerbs, nounVerbs, plainVerbs } from "./verbs.js";

/** English word classes: closed-class words, verbs with their forms, endings for the rest. */
export const english: WordClasses = { words: allWords(), guess };

function allWords(): Map<string, number> {
  const words = new Map<string, number>();
  const irregular = new Map(irregularVerbs.split(";").map((row) => readRow(row)));
  const add = (word: string, bits: number) => words.set(word, (words.get(word) ?? 0) | bits);
  const addVerb = (base: string, also: number) => {
    add(base, BASE | also);
    add(thirdPerson(base), PRESENT | also);
    const [past, participle] = irregular.get(base) ?? [[pastOf(base)], [pastOf(base)]];
    for (const form of past) add(form, PAST);
    for (const form of participle) add(form, PARTICIPLE);
  };
  for (const base of wordsIn(plainVerbs)) addVerb(base, 0);
  for (const base of wordsIn(nounVerbs)) addVerb(base, NOUN);
  for (const base of irregular.keys()) if (!words.has(base)) addVerb(base, 0);
  for (const [word, bits] of classMap(closedClass)) {
    if ((bits & AUXILIARY) !== 0) words.set(word, bits);
    else words.set(word, bits | ((words.get(word) ?? 0) & (BASE | PAST | PARTICIPLE)));
  }
  return words;
}

function readRow(row: string): [string, readonly [string[], string[]]] {
  const [base = "", past = "", participle = ""] = row.trim().split(/\s+/);
  return [base, [past.split("|"), participle.split("|")]];
}

function wordsIn(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}

/** carry -> carries, pass -> passes, go -> goes */
function thirdPerson(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** stop -> stopped, carry -> carried, love -> loved */
function pastOf(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base)) return `${base}${base.at(-1)}ed`;
  return `${base}ed`;
}

interface Ending {
  ending: string;
  bits: number;
}

/** Longest first. */
const endings: readonly Ending[] = [
  { ending: "less", bits: ADJECTIVE },
  { ending: "able", bits: ADJECTIVE },
  { ending: "ible", bits: ADJECTIVE },
  { ending: "ful", bits: ADJECTIVE },
  { ending: "ous", bits: ADJECTIVE },
  { ending: "ive", bits: ADJECTIVE },
  { ending: "ish", bits: ADJECTIVE },
  { ending: "ary", bits: ADJECTIVE },
  { ending: "ing", bits: GERUND },
  { ending: "ed", bits: PAST | PARTICIPLE },
  { ending: "ic", bits: ADJECTIVE },
  { ending: "al", bits: ADJECTIVE | NOUN },
  { ending: "ly", bits: ADVERB },
];

function guess(word: string): number {
  if (word.length > 4) {
    const positive = word.startsWith("un") ? (english.words.get(word.slice(2)) ?? 0) : 0;
    if ((positive & ADJECTIVE) !== 0) return positive;
    for (const { ending, bits } of endings) if (word.endsWith(ending)) return bits;
  }
  return NOUN;
}
