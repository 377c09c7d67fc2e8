/**
 * What a word may be, as bits: `that` is THAT | DETERMINER, `work` is BASE | NOUN. Small on purpose: what the scope
 * rules ask for and no more.
 */
export const STOP = 1 << 0;
export const COMMA = 1 << 1;
export const QUOTE = 1 << 2;
export const OPEN = 1 << 3;
export const CLOSE = 1 << 4;
export const AND = 1 << 5;
export const BUT = 1 << 6;
/** *if*, *because*: a clause follows. */
export const SUBORDINATOR = 1 << 7;
export const THAT = 1 << 8;
/** *who*, *which*, *whom*, *whose*. */
export const RELATIVE = 1 << 9;
/** *why*, *how*, *what*, *where*, *when*. */
export const QUESTION = 1 << 10;
/** Can be a subject all by itself: *I*, *there*, *everybody*. */
export const PRONOUN = 1 << 11;
/** *me*, *him*, *themselves*. */
export const OBJECT = 1 << 12;
export const DETERMINER = 1 << 13;
export const ADJECTIVE = 1 << 14;
export const ADVERB = 1 << 15;
export const PREPOSITION = 1 << 16;
export const TO = 1 << 17;
export const BE = 1 << 18;
export const HAVE = 1 << 19;
export const DO = 1 << 20;
export const MODAL = 1 << 21;
/** *go*, also as present tense. */
export const BASE = 1 << 22;
/** *goes*. */
export const PRESENT = 1 << 23;
/** *went*. */
export const PAST = 1 << 24;
/** *gone*. */
export const PARTICIPLE = 1 << 25;
/** *going*. */
export const GERUND = 1 << 26;
export const NOUN = 1 << 27;
/** *not*, *never*: stands within verb chains. */
export const NEGATION = 1 << 28;
/** *well*, *oh*, *yes*, and connectives that stay outside a clause: *however*, *surely*. */
export const COMMENT = 1 << 29;

export const AUXILIARY = BE | HAVE | DO | MODAL;
export const VERB = BASE | PRESENT | PAST | PARTICIPLE | GERUND;
export const PUNCTUATION = STOP | COMMA | QUOTE | OPEN | CLOSE;
/** Words that noun phrases are made of. */
export const NOMINAL = NOUN | PRONOUN | OBJECT | DETERMINER | ADJECTIVE;

/** The classes of words by their lower-cased form, and a guess for the rest. */
export interface WordClasses {
  words: ReadonlyMap<string, number>;
  guess: (word: string) => number;
}

/** Rows of a closed-class table: bits and the words that have them; a word may be in several rows. */
export type ClassRow = readonly [bits: number, words: string];

export function classMap(rows: readonly ClassRow[]): Map<string, number> {
  const map = new Map<string, number>();
  for (const [bits, words] of rows) {
    for (const word of words.split(/\s+/)) if (word !== "") map.set(word, (map.get(word) ?? 0) | bits);
  }
  return map;
}
