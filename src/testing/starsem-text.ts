import { parseSentences } from "../formats/read.js";
import { starsem } from "../formats/starsem.js";
import type { Sentence } from "../negation/negation.js";

/**
 * A sentence from a compact line: `He is {un}happy .` with a string per negation that repeats the words, cue as
 * `{…}`, scope as `[…]`, event as `<…>` (which belongs to the scope too): `[He] [is] {un}<happy> .`
 * Words take part as a whole or as marked; the tag of a word without letters is the word.
 */
export function sentenceOf(words: string, ...negations: string[]): Sentence {
  const tokens = words.split(" ");
  const marked = negations.map((negation) => negation.split(" "));
  const rows = tokens.map((word, i) => {
    const tag = /\w/.test(word) ? "NN" : word;
    const cells = marked.flatMap((cue) => {
      const part = (pattern: RegExp) =>
        [...cue[i]!.matchAll(pattern)].map((match) => match[1]).join("") || "_";
      return [part(/\{([^}]*)\}/g), part(/[[<]([^\]>]*)[\]>]/g), part(/<([^>]*)>/g)];
    });
    return ["doc", "0", i, word, word, tag, "*", ...(cells.length === 0 ? ["***"] : cells)].join("\t");
  });
  return parseSentences(`${rows.join("\n")}\n\n`, starsem, { file: words })[0]!;
}
