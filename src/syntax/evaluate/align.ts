import type { Sentence } from "../../negation/negation.js";
import type { Token } from "../../text/token.js";

/** A word with the place of its letters in the whole text, blanks not counted. */
export interface PlacedWord {
  token: Token;
  start: number;
  end: number;
  /** The word it depends on; undefined for a root. */
  parent: PlacedWord | undefined;
  children: PlacedWord[];
}

export interface WordPair {
  gold: PlacedWord;
  system: PlacedWord;
}

/** Words in order, wherever the sentences are cut. */
export function placeWords(sentences: Iterable<Sentence>): PlacedWord[] {
  const all: PlacedWord[] = [];
  let place = 0;
  for (const { tokens } of sentences) {
    const words = tokens.map((token): PlacedWord => {
      const start = place;
      place += token.text.replaceAll(/\s/g, "").length;
      return { token, start, end: place, parent: undefined, children: [] };
    });
    for (const word of words) {
      const { head = -1 } = word.token;
      word.parent = words[head];
      word.parent?.children.push(word);
    }
    all.push(...words);
  }
  return all;
}

/** Two words correspond when they cover the same letters (Zeman et al. 2018). */
export function alignWords(gold: readonly PlacedWord[], system: readonly PlacedWord[]): WordPair[] {
  const pairs: WordPair[] = [];
  for (let i = 0, j = 0; i < gold.length && j < system.length; ) {
    const [a, b] = [gold[i]!, system[j]!];
    if (a.start === b.start && a.end === b.end) {
      pairs.push({ gold: a, system: b });
      i++;
      j++;
    } else if (a.end <= b.end) i++;
    else j++;
  }
  return pairs;
}
