import type { AffixRow } from "../../../negation/lexicon/affix.js";

export interface AffixMatcher {
  row: AffixRow;
  /** First letter of a prefix, last letters of a word with the suffix: most words fail here. */
  first: number;
  negates: (word: string) => boolean;
}

export function compileAffixes(rows: readonly AffixRow[]): AffixMatcher[] {
  return rows.map((row) => ({ row, first: row.affix.charCodeAt(0), negates: compileAffix(row) }));
}

function compileAffix({
  negating = "",
  innocent = "",
  unlisted,
  rest,
  affix,
}: AffixRow): (word: string) => boolean {
  const stems = sortedStems(negating, innocent);
  return function negates(word) {
    if (word.length < affix.length + rest) return false;
    const listed = verdict(word, stems);
    if (listed !== undefined) return listed;
    if (typeof unlisted === "string") return unlisted === "always";
    return unlisted.some((ending) => word.endsWith(ending));
  };
}

interface Stem {
  text: string;
  whole: boolean;
  negates: boolean;
  /** The longest other stem that begins this one. */
  parent: Stem | undefined;
}

function sortedStems(negating: string, innocent: string): Stem[] {
  const read = (list: string, negates: boolean) =>
    list
      .split(/\s+/)
      .filter(Boolean)
      .map(
        (stem): Stem => ({
          text: stem.replace("$", ""),
          whole: stem.endsWith("$"),
          negates,
          parent: undefined,
        }),
      );
  const stems = [...read(negating, true), ...read(innocent, false)].sort((a, b) =>
    a.text < b.text ? -1 : 1,
  );
  let previous: Stem | undefined;
  for (const stem of stems) {
    let parent = previous;
    while (parent !== undefined && (parent.whole || !stem.text.startsWith(parent.text)))
      parent = parent.parent;
    stem.parent = parent;
    previous = stem;
  }
  return stems;
}

/** What the longest stem that begins the word says: the last one in order that is not after the word, or its parent. */
function verdict(word: string, stems: readonly Stem[]): boolean | undefined {
  let low = 0;
  let high = stems.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stems[middle]!.text <= word) low = middle + 1;
    else high = middle;
  }
  let stem = stems[low - 1];
  while (stem !== undefined && (stem.whole ? stem.text !== word : !word.startsWith(stem.text)))
    stem = stem.parent;
  return stem?.negates;
}
