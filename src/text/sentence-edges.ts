import { skipBlanks } from "./abbreviation.js";
import { classAt, DIGIT, isLower, isUpper, MARK, SPACE } from "./char-class.js";
import { smileyEnd } from "./sentence-openers.js";

/**
 * What still belongs to a sentence after its stop: quotes, brackets, `end.[1] [2]`, ` ''` of tokenised text,
 * French ` »`, ` :)`.
 */
export function closersEnd(text: string, from: number): number {
  let at = from;
  while (at < from + 8 && at < text.length && closers.includes(text.charAt(at))) at++;
  for (let rounds = 0; rounds < 6; rounds++) {
    const next = skipBlanks(text, at);
    const end = referenceEnd(text, next);
    if (end === 0) break;
    at = end;
  }
  if (classAt(text, at) !== SPACE) return at;
  const next = skipBlanks(text, at);
  if (text.startsWith("''", next)) return next + 2;
  if (text.charCodeAt(next) === 0xbb && classAt(text, next + 1) === SPACE) return next + 1;
  return smileyEnd(text, next) || at;
}

/** German and Bulgarian close with `“`, German books with `«`: what touches the stop closes. */
const closers = "\"'”’“‘»«)]}*_」』）】》";

/** Encyclopaedias set reference numbers behind the stop. */
function referenceEnd(text: string, at: number): number {
  if (text.charAt(at) !== "[" || classAt(text, at + 1) !== DIGIT) return 0;
  let close = at + 2;
  while (close < at + 5 && classAt(text, close) === DIGIT) close++;
  return text.charAt(close) === "]" ? close + 1 : 0;
}

export function skipOpeners(text: string, from: number): number {
  let at = from;
  while (at < from + 4 && at < text.length && openers.includes(text.charAt(at))) at++;
  return at;
}

const openers = "\"'“‘„«»([{`*_-—–¿¡";

/** `was great.The food was`: a blank forgotten after the stop; not `www.Example.org`, `Jane.Doe@example.org`. */
export function gluedSentence(text: string, start: number, at: number, end: number): boolean {
  if (end !== at + 1 || !isUpper(text, end)) return false;
  let word = at;
  while (word > start && at - word < 24 && isLower(text, word - 1)) word--;
  if (at - word < 2 || (word > start && classAt(text, word - 1) !== SPACE)) return false;
  let next = end + 1;
  while (next < end + 24 && classAt(text, next) <= MARK) next++;
  return next === end + 1 || (isLower(text, end + 1) && !".@/_".includes(text.charAt(next)));
}
