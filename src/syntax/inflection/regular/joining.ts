import { britishKeepE, keepE, mayDropE } from "../data/final-letters.js";
import type { Variant } from "../tag.js";
import { wordSet } from "../words.js";
import { doublingOf, mayDouble } from "./doubling.js";

export type VowelEnding = "ed" | "ing";

/** How a lemma and a vowel ending meet; the first rule that applies decides. */
export interface JoiningRule {
  /** lemma -> form */
  example: string;
  /** Before this ending only. */
  before?: VowelEnding;
  applies: (lemma: string) => boolean;
  join: (lemma: string, ending: VowelEnding, variant: Variant) => string[];
}

const keepsE = wordSet(keepE);
const dropsSometimes = wordSet(mayDropE);
const keepsInBritish = wordSet(britishKeepE);
const unvowelled = /^[b-df-hj-np-tv-xz]{2,3}$/;

const drop = (lemma: string, letters: number) => lemma.slice(0, lemma.length - letters);
const order = (variant: Variant, american: string, british: string) =>
  variant === "us" ? [american, british] : [british, american];

export const joiningRules: readonly JoiningRule[] = [
  {
    example: "dm -> dm'd",
    applies: (lemma) => lemma.length <= 3 && unvowelled.test(lemma),
    join: (lemma, ending) => [`${lemma}'${ending === "ed" ? "d" : ending}`, lemma + ending],
  },
  {
    example: "hope -> hoped",
    before: "ed",
    applies: (lemma) => lemma.endsWith("e"),
    join: (lemma) => [`${lemma}d`],
  },
  {
    example: "singe -> singeing",
    before: "ing",
    applies: (lemma) => lemma.endsWith("e") && keepsE.has(lemma),
    join: (lemma) => [`${lemma}ing`],
  },
  {
    example: "binge -> bingeing",
    before: "ing",
    applies: (lemma) => lemma.endsWith("e") && dropsSometimes.has(lemma),
    join: (lemma) => [`${lemma}ing`, `${drop(lemma, 1)}ing`],
  },
  {
    example: "age -> aging",
    before: "ing",
    applies: (lemma) => lemma.endsWith("e") && keepsInBritish.has(lemma),
    join: (lemma, _, variant) => order(variant, `${drop(lemma, 1)}ing`, `${lemma}ing`),
  },
  {
    example: "die -> dying",
    before: "ing",
    applies: (lemma) => lemma.endsWith("ie"),
    join: (lemma) => [`${drop(lemma, 2)}ying`],
  },
  {
    example: "dye -> dyeing",
    before: "ing",
    applies: (lemma) => lemma.endsWith("e") && "eoy".includes(lemma.at(-2) ?? "?"),
    join: (lemma) => [`${lemma}ing`],
  },
  {
    example: "hope -> hoping",
    before: "ing",
    applies: (lemma) => lemma.endsWith("e") && lemma.length > 2,
    join: (lemma) => [`${drop(lemma, 1)}ing`],
  },
  {
    example: "try -> tried",
    before: "ed",
    applies: (lemma) => lemma.endsWith("y") && /(?:[^aeiou]|qu)y$/.test(lemma),
    join: (lemma) => [`${drop(lemma, 1)}ied`],
  },
  {
    example: "panic -> panicked",
    applies: (lemma) => lemma.endsWith("c") && "aeiou".includes(lemma.at(-2) ?? "?"),
    join: (lemma, ending) => [`${lemma}k${ending}`],
  },
  {
    example: "henna -> hennaed",
    before: "ed",
    applies: (lemma) => /[aiou]$/.test(lemma),
    join: (lemma) => [`${lemma}ed`, `${lemma}'d`],
  },
  {
    example: "stop -> stopped",
    applies: mayDouble,
    join: (lemma, ending, variant) => {
      const single = lemma + ending;
      const double = lemma + lemma.at(-1) + ending;
      const doubling = doublingOf(lemma);
      if (doubling === "never") return [single];
      if (doubling === "always") return [double];
      return doubling === "rarely" ? [single, double] : order(variant, single, double);
    },
  },
  {
    example: "walk -> walked",
    applies: () => true,
    join: (lemma, ending) => [lemma + ending],
  },
];

const rulesBefore: Record<VowelEnding, readonly JoiningRule[]> = {
  ed: joiningRules.filter(({ before = "ed" }) => before === "ed"),
  ing: joiningRules.filter(({ before = "ing" }) => before === "ing"),
};

/** Past or -ing form of a regular verb, best first. */
export function join(lemma: string, ending: VowelEnding, variant: Variant): string[] {
  for (const rule of rulesBefore[ending]) {
    if (rule.applies(lemma)) return rule.join(lemma, ending, variant);
  }
  return [];
}
