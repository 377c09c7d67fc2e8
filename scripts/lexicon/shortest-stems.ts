/**
 * The shortest beginnings that cover the needed `inside` words and no `outside` word: *unfathomable*,
 * *unfathomably*, *unfathomed* become `unfath`, which also covers the forms nobody has counted.
 */
export function shortestStems(
  inside: readonly string[],
  outside: readonly string[],
  { shortest, needed }: { shortest: number; needed: (word: string) => boolean },
): string[] {
  const taken = new Set<string>();
  for (const word of outside)
    for (let end = shortest; end <= word.length; end++) taken.add(word.slice(0, end));
  const stems = new Set<string>();
  for (const word of inside) {
    if (!needed(word)) continue;
    let end = shortest;
    while (end < word.length && taken.has(word.slice(0, end))) end++;
    const stem = word.slice(0, end);
    // A word that begins an innocent one (*unit*, *united*) can only stand as a whole.
    stems.add(taken.has(stem) ? `${word}$` : stem);
  }
  return withoutCovered([...stems].sort());
}

function withoutCovered(sorted: readonly string[]): string[] {
  const kept: string[] = [];
  for (const stem of sorted) {
    const last = kept.at(-1);
    if (last === undefined || last.endsWith("$") || !stem.startsWith(last)) kept.push(stem);
  }
  return kept;
}
