import { charClass, HAN, isAstralLetter, MARK, SPACE, SURROGATE, SYMBOL } from "./char-class.js";
import type { Language } from "./language.js";
import { type LanguageRules, rulesOf } from "./rules.js";
import { addressEnd, isWebHost } from "./scan-address.js";
import { apostropheWordEnd } from "./scan-apostrophe.js";
import { emojiEnd, emoticonEnd, opensWord, symbolEnd } from "./scan-symbol.js";
import { wordEnd } from "./scan-word.js";
import { isApostrophe } from "./split-english.js";
import { hanEnd } from "./split-han.js";
import type { Token } from "./token.js";

/**
 * Words and punctuation of a text with their character offsets, in time linear in its length.
 *
 * @example
 * tokenize("He can't.").map((token) => token.text); // ["He", "ca", "n't", "."]
 */
export function tokenize(text: string, language: Language = "en"): Token[] {
  const rules = rulesOf(language);
  const tokens: Token[] = [];
  const { length } = text;
  for (let at = 0; at < length; ) {
    const code = text.charCodeAt(at);
    const kind = charClass[code]!;
    if (kind === SPACE) at++;
    else if (kind <= MARK) at = pushWord(text, at, rules, tokens);
    else if (kind === HAN) at = push(text, at, hanEnd(text, at), tokens);
    else if (kind === SYMBOL) at = push(text, at, emojiEnd(text, at), tokens);
    else if (kind === SURROGATE) {
      at = isAstralLetter(text, at)
        ? pushWord(text, at, rules, tokens)
        : push(text, at, emojiEnd(text, at), tokens);
    } else at = push(text, at, punctuationEnd(text, at, code, rules), tokens);
  }
  return tokens;
}

function pushWord(text: string, start: number, rules: LanguageRules, tokens: Token[]): number {
  const end = isWebHost(text, start) ? addressEnd(text, start) : wordEnd(text, start, rules);
  for (let at = start; at < end; ) at = push(text, at, rules.cut(text, at, end), tokens);
  return end;
}

function push(text: string, start: number, end: number, tokens: Token[]): number {
  tokens.push({ start, end, text: text.slice(start, end) });
  return end;
}

function punctuationEnd(text: string, at: number, code: number, rules: LanguageRules): number {
  if (isApostrophe(code)) {
    const end = apostropheWordEnd(text, at);
    if (end > 0) return end;
  } else if (code === 0x3a || code === 0x3b || code === 0x3d) {
    const end = emoticonEnd(text, at);
    if (end > 0) return end;
  } else if (opensWord(text, at, code)) return wordEnd(text, at + 1, rules);
  return symbolEnd(text, at);
}
