/** The words of a table that is written as running text. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}

/** Two words a pair. */
export function pairsOf(text: string): [string, string][] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ""]] : []));
}
