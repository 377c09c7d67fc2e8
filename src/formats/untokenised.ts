import { oneOf } from "../errors.js";
import { type Language, languages } from "../text/language.js";
import type { Token } from "../text/token.js";
import { tokenize } from "../text/tokenize.js";

/** The language of untokenised text, checked; English unless told otherwise. */
export function languageOf(name = "en"): Language {
  return oneOf("language", name, languages);
}

export function tokenizeIn(text: string, language?: string): Token[] {
  return tokenize(text, languageOf(language));
}
