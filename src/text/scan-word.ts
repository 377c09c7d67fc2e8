import { keepsPeriod } from "./abbreviation.js";
import { charClass, classAt, DIGIT, isAstralLetter, isUpper, LETTER, MARK, SURROGATE } from "./char-class.js";
import type { LanguageRules } from "./rules.js";
import { addressEnd, endsAddress } from "./scan-address.js";

/**
 * End of the word that starts at `start`. Inside a word stand hyphens (`moor-gate`), apostrophes (`o'clock`),
 * the signs of numbers (`1,000.5`, `10:30`, `11/28`), periods of acronyms and file names, `&` in `AT&T`,
 * `_` of names in programs.
 */
export function wordEnd(text: string, start: number, rules: LanguageRules): number {
  const { length } = text;
  let part = start;
  let at = start;
  for (; at < length; at++) {
    const code = text.charCodeAt(at);
    const kind = charClass[code]!;
    if (kind <= MARK) continue;
    if (kind === SURROGATE) {
      if (!isAstralLetter(text, at)) break;
      at++;
    } else if (code === PERIOD) {
      if (!joinsAtPeriod(text, part, at)) {
        return keepsPeriod(text, start, part, at, rules) ? at + 1 : at;
      }
      part = at + 1;
    } else if (code === AT_SIGN || code === COLON) {
      if (endsAddress(text, at)) return addressEnd(text, at);
      if (code === AT_SIGN || !betweenDigits(text, at)) break;
    } else if (!joins(text, start, at, code)) break;
    else if (at === part) part++;
  }
  return at;
}

const PERIOD = 0x2e;
const AT_SIGN = 0x40;
const COLON = 0x3a;
const HYPHEN = 0x2d;

function joins(text: string, start: number, at: number, code: number): boolean {
  switch (code) {
    case 0x2d: // - well-known
    case 0x5f: // _ snake_case
    case 0x2010:
    case 0x2011:
      return classAt(text, at + 1) <= MARK;
    case 0x27: // ' o'clock
    case 0x2019:
      return classAt(text, at + 1) === LETTER;
    case 0x2c: // , 1,000
      return betweenDigits(text, at);
    case 0x2f: // / 11/28, w/o; but and|/|or
      return betweenDigits(text, at) || (at === start + 1 && isLoneLetter(text, at + 1));
    case 0x26: // & AT&T
      return isUpper(text, at - 1) && isUpper(text, at + 1);
    default:
      return false;
  }
}

/** 3.14, U.S, Ph.D, J.-C, example.com; not `end.Next`. */
function joinsAtPeriod(text: string, part: number, at: number): boolean {
  const next = classAt(text, at + 1);
  if (next === DIGIT) return true;
  if (at === part + 1 && text.charCodeAt(at + 1) === HYPHEN) return isUpper(text, at + 2);
  if (next !== LETTER) return false;
  return at === part + 1 || !isUpper(text, at + 1) || text.charCodeAt(at + 2) === PERIOD;
}

function betweenDigits(text: string, at: number): boolean {
  return classAt(text, at - 1) === DIGIT && classAt(text, at + 1) === DIGIT;
}

function isLoneLetter(text: string, at: number): boolean {
  return classAt(text, at) === LETTER && classAt(text, at + 1) > MARK;
}
