import { ADVERB, COMMA, classMap, NOUN, type WordClasses } from "../word-class.js";
import { tables } from "./tables.js";

const guess = () => NOUN;
const classes = {
  de: { words: classMap(tables.de), guess },
  fr: { words: classMap(tables.fr), guess },
  bg: { words: classMap(tables.bg), guess },
  // The enumeration comma joins nouns, it ends no clause.
  zh: { words: new Map([...classMap(tables.zh), ["、", ADVERB], ["，", COMMA]]), guess },
} as const;

/** Word classes of German, French, Bulgarian and Chinese: function words that bound a clause, nothing else. */
export function otherClasses(language: "de" | "fr" | "bg" | "zh"): WordClasses {
  return classes[language];
}
