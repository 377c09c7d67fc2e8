import type { Token } from "../../text/token.js";

/** What is predicted of a word. */
export type WordAnalysis = Pick<Token, "feats"> &
  Required<Pick<Token, "upos" | "xpos" | "lemma" | "head" | "deprel">>;
