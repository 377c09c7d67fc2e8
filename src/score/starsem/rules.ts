import { exactFirst, firstOverlap, type Pairing } from "../pairing.js";

export const starsemModes = ["exact", "fixed"] as const;
export type StarsemMode = (typeof starsemModes)[number];

/** Where the official script of 2012 (eval.cd-sco.pl, version 2.2) and its repaired version differ. */
export interface StarsemRules {
  pairing: Pairing;
  /** From version 2.1 on a scope word counts without the final period of an abbreviation. */
  scopeWord(word: string): string;
  /** Does a gold event that the system found in part count as missed? */
  missesPartialEvent(systemIndex: number, systemCount: number): boolean;
  /** F1 from precision and recall as printed, with two decimals. */
  roundsBeforeF1: boolean;
  /** The row `Scopes (no cue match)` prints the true positives of the row above it. */
  printsWrongTruePositives: boolean;
  /** In the B rows fp and fn are those of the upper rows, although precision is tp / system. */
  repeatsUpperCountsInB: boolean;
}

export const starsemRules: Readonly<Record<StarsemMode, StarsemRules>> = {
  exact: {
    pairing: firstOverlap,
    // Mr. -> Mr, but also U.S. -> U and 3.5 -> 3
    scopeWord: (word) => /^(\w+)\./.exec(word)?.[1] ?? word,
    // Its inner loop runs over a variable that is never set, so only a later column can count the miss.
    missesPartialEvent: (systemIndex, systemCount) => systemIndex < systemCount - 1,
    roundsBeforeF1: true,
    printsWrongTruePositives: true,
    repeatsUpperCountsInB: true,
  },
  fixed: {
    pairing: exactFirst,
    // Mr. -> Mr, U.S. -> U.S, ... -> ...
    scopeWord: (word) => (/\w\.$/.test(word) ? word.slice(0, -1) : word),
    missesPartialEvent: () => true,
    roundsBeforeF1: false,
    printsWrongTruePositives: false,
    repeatsUpperCountsInB: false,
  },
};
