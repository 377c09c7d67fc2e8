import type { AffixRow } from "./affix.js";

export const cueCategories = [
  "particle",
  "determiner",
  "pronoun",
  "adverb",
  "conjunction",
  "adposition",
  "verb",
  "adjective",
  "noun",
  "affix",
] as const;

/** Part of speech of the cue, or `affix`; noun stands for *lack*, *absence*. */
export type CueCategory = (typeof cueCategories)[number];

export const schemes = ["cd", "bioscope", "sfu"] as const;

/** Whose conventions decide what a cue is: CD-SCO, BioScope or the SFU review corpus. */
export type Scheme = (typeof schemes)[number];

/**
 * A cue and where it counts. `cue` is a pattern over lower-cased tokens: `by no means`, `can|could not`; words
 * outside brackets are context only: `<subject> [cant]`; `neither … nor` may have words between.
 */
export interface CueRow {
  cue: string;
  category: CueCategory;
  /** Schemes that have the cue by default; absent means all. */
  schemes?: readonly Scheme[];
  /** Negative only by its meaning (*fail*, *lack*, *hardly*): the `implicit` option turns all such rows on or off. */
  implicit?: true;
  /** No cue by itself, only joined to another one: *plus* after *ne*, *noch* after *weder*. */
  bound?: true;
  /** Only the last letters of the word are the cue: 3 of *don't*. */
  part?: number;
  /** The tokens must stand without a blank between them: can|not. */
  glued?: true;
  example: string;
}

/** What looks like a cue and is none: the bracketed word stays unmarked. */
export interface FalseCueRow {
  not: string;
  /** Patterns of the same word that bring the cue back: *I have [no] doubt that*. */
  unless?: readonly string[];
  schemes?: readonly Scheme[];
  /** Only where the word alone is written in capitals: NO, nitric oxide. */
  capitals?: true;
  example: string;
}

/**
 * Negative concord: a head (*ne*, *не*) and its partners in the same clause are one negation, not several.
 * Heads and partners must have rows of their own.
 */
export interface Concord {
  heads: string;
  partners: string;
  /** What turns a lone head into "only": *ne … que*. */
  only?: string;
}

export interface Lexicon {
  cues: readonly CueRow[];
  falseCues: readonly FalseCueRow[];
  affixes: readonly AffixRow[];
  concord?: Concord;
  /** Named groups of words for patterns: `<subject>`. */
  groups: Readonly<Record<string, string>>;
  /** Languages without blanks: cues are found in the characters, the longest match first. */
  characters?: true;
}
