import { oneOf } from "../errors.js";
import { type Language, languages } from "./language.js";
import * as bg from "./lexicon/bg.js";
import * as de from "./lexicon/de.js";
import * as en from "./lexicon/en.js";
import * as fr from "./lexicon/fr.js";
import * as zh from "./lexicon/zh.js";
import { englishCut } from "./split-english.js";
import { frenchCut } from "./split-french.js";
import { germanCut } from "./split-german.js";

/** What the scanners need to know of a language. */
export interface LanguageRules {
  /** Lower-cased words that keep their period. */
  abbreviations: ReadonlySet<string>;
  /** Abbreviations only where a number follows: `No. 5`. */
  beforeNumber: ReadonlySet<string>;
  /** Abbreviations that no sentence ends with: a name follows. */
  titles: ReadonlySet<string>;
  /** Words that, capitalised, open a sentence rather than continue a name: `at 5 p.m. The` but `U.S. Army`. */
  starters: ReadonlySet<string>;
  /** Words that, capitalised before a lower-case word, open a sentence even where no stop stands before them. */
  openers: ReadonlySet<string>;
  /** Verbs after a quotation and a name: `"Why?" Holmes asked.` */
  speech: ReadonlySet<string>;
  longestAbbreviation: number;
  /** `3.` is an ordinal number in the middle of a sentence. */
  ordinals: boolean;
  /** Where the first piece of a word that holds several tokens ends; `end` when it is one token. */
  cut: (text: string, start: number, end: number) => number;
}

interface Lexicon {
  titles: string;
  abbreviations: string;
  starters: string;
  openers: string;
  speech?: string;
  beforeNumber?: string;
  ordinals?: boolean;
}

const whole = (_text: string, _start: number, end: number): number => end;

const rules: Readonly<Record<Language, LanguageRules>> = {
  en: compile(en, englishCut),
  de: compile(de, germanCut),
  fr: compile(fr, frenchCut),
  bg: compile(bg, whole),
  zh: compile(zh, englishCut),
};

export function rulesOf(language: Language): LanguageRules {
  return rules[oneOf("language", language, languages)];
}

function compile(lexicon: Lexicon, cut: LanguageRules["cut"]): LanguageRules {
  const titles = words(lexicon.titles);
  const abbreviations = new Set([...titles, ...words(lexicon.abbreviations)]);
  const beforeNumber = words(lexicon.beforeNumber ?? "");
  return {
    abbreviations,
    titles,
    starters: words(lexicon.starters),
    openers: words(lexicon.openers),
    speech: words(lexicon.speech ?? ""),
    beforeNumber,
    longestAbbreviation: Math.max(...[...abbreviations, ...beforeNumber].map((word) => word.length), 3),
    ordinals: lexicon.ordinals ?? false,
    cut,
  };
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
