import { isLower } from "./char-class.js";
import { isApostrophe } from "./split-english.js";

/** geht|'s, gibt|'s, wie|'s: the shortened *es*; a genitive (`Peter's`) stays whole. */
export function germanCut(text: string, start: number, end: number): number {
  if (end - start < 4 || text.charCodeAt(end - 1) !== 0x73 || !isApostrophe(text.charCodeAt(end - 2)))
    return end;
  return isLower(text, start) || openers.has(text.slice(start, end - 2).toLowerCase()) ? end - 2 : end;
}

const openers = new Set("ist geht gibt wie hat war wenn wer was so ob er ich du sie wir".split(" "));
