/** When an affix negates the word it is part of. */
export interface AffixRow {
  affix: string;
  position: "prefix" | "suffix";
  /** Letters that must be left beside the affix. */
  rest: number;
  /** What decides for a word that no stem names: its ending, or the affix alone. */
  unlisted: "never" | "always" | readonly string[];
  /** Beginnings of words, as a list with blanks: every word that begins so is negated by the affix … */
  negating?: string;
  /** … or is not: *under*, *unfold*. */
  innocent?: string;
  /** What may follow a suffix: *careless|ly*, *careless|ness*. */
  endings?: readonly string[];
  example: string;
}
