import { words } from "./lexicon/zh.js";

/** Longest listed word at `start` (没有, 不得不), else one character. */
export function hanEnd(text: string, start: number): number {
  const candidates = byFirst.get(text.charCodeAt(start));
  if (candidates !== undefined) {
    for (const word of candidates) if (text.startsWith(word, start)) return start + word.length;
  }
  return start + 1;
}

const byFirst: ReadonlyMap<number, readonly string[]> = index(words.trim().split(/\s+/));

function index(list: readonly string[]): Map<number, string[]> {
  const map = new Map<number, string[]>();
  for (const word of [...list].sort((a, b) => b.length - a.length)) {
    const first = word.charCodeAt(0);
    map.set(first, [...(map.get(first) ?? []), word]);
  }
  return map;
}
