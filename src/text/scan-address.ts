import { charClass, classAt, LETTER, MARK, PUNCTUATION } from "./char-class.js";

/** At the `@` of an e-mail address or the `:` of `http://` and `mailto:someone@…`. */
export function endsAddress(text: string, at: number): boolean {
  if (text.charCodeAt(at) === 0x40) return classAt(text, at + 1) <= MARK;
  return text.startsWith("//", at + 1) || text.startsWith("mailto", at - 6);
}

/** To the next blank, quote or angle bracket, without the punctuation that belongs to the sentence around it. */
export function addressEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const kind = charClass[code]!;
    if (kind > MARK && (kind !== PUNCTUATION || code > 0x7e || outside.has(code))) break;
    at++;
  }
  while (at > from + 1 && trailing.has(text.charCodeAt(at - 1))) at--;
  return at;
}

/** `www.` starts an address without a scheme. */
export function isWebHost(text: string, start: number): boolean {
  for (let at = start; at < start + 3; at++) if ((text.charCodeAt(at) | 0x20) !== 0x77) return false;
  return text.charCodeAt(start + 3) === 0x2e && classAt(text, start + 4) === LETTER;
}

const outside = codes('"<>`{}|^\\');
const trailing = codes(".,;:!?'()[]*~");

function codes(chars: string): ReadonlySet<number> {
  return new Set([...chars].map((char) => char.charCodeAt(0)));
}
