import { LitotesError } from "../errors.js";
import { type Language, languages } from "../text/language.js";
import type { Token } from "../text/token.js";
import { tokenize } from "../text/tokenize.js";

/** The language of untokenised text, checked; English unless told otherwise. */
export function languageOf(name = "en"): Language {
  const known = languages.find((language) => language === name);
  if (known !== undefined) return known;
  throw new LitotesError("L401", { what: "language", found: name, choices: languages.join(", ") });
}

export function tokenizeIn(text: string, language?: string): Token[] {
  return tokenize(text, languageOf(language));
}
