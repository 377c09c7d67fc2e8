import type { Token } from "../../../text/token.js";
import type { AffixMatcher } from "./affix-matcher.js";
import type { FoundCue } from "./cue.js";

const shortestWord = 5;

/** `un` of *unhappy*, `less` of *carelessly*. */
export function affixCue(
  token: Token,
  word: string,
  at: number,
  affixes: readonly AffixMatcher[],
): FoundCue | undefined {
  // Lower case may be longer: İ becomes two code units.
  if (word.length < shortestWord || word.length !== token.text.length) return undefined;
  const first = word.charCodeAt(0);
  for (const { row, first: letter, negates } of affixes) {
    let start = 0;
    if (row.position === "prefix") {
      if (first !== letter || !word.startsWith(row.affix)) continue;
    } else {
      start = suffixStart(word, row.affix, row.endings);
      if (start < row.rest) continue;
    }
    if (!negates(word)) continue;
    const from = token.start + start;
    const spans = [{ start: from, end: from + row.affix.length }];
    return { spans, kind: "affix", category: "affix", entry: row, first: at, last: at, free: true };
  }
  return undefined;
}

function suffixStart(word: string, suffix: string, endings: readonly string[] = []): number {
  if (word.endsWith(suffix)) return word.length - suffix.length;
  for (const ending of endings) {
    const at = word.length - suffix.length - ending.length;
    if (at > 0 && word.endsWith(ending) && word.startsWith(suffix, at)) return at;
  }
  return -1;
}
