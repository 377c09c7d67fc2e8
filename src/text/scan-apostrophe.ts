import { classAt, DIGIT, LETTER, MARK } from "./char-class.js";

/**
 * Words that begin with an apostrophe: clitics set off by a blank as corpora print them (`John 's`), clipped
 * words (`'em`, `'tis`) and decades (`'90s`); 0 where the apostrophe is a quotation mark.
 */
export function apostropheWordEnd(text: string, start: number): number {
  const next = classAt(text, start + 1);
  let at = start + 1;
  if (next === DIGIT) {
    if (classAt(text, start - 1) <= MARK) return 0;
    while (at < start + 4 && classAt(text, at) === DIGIT) at++;
    if (at !== start + 3) return 0;
    if (text.charCodeAt(at) === 0x73) at++;
    return classAt(text, at) <= MARK ? 0 : at;
  }
  if (next !== LETTER) return 0;
  while (at < start + 7 && classAt(text, at) <= MARK) at++;
  return classAt(text, at) > MARK && clipped.has(text.slice(start + 1, at).toLowerCase()) ? at : 0;
}

const clipped = new Set(
  "s m d t re ve ll em tis twas twere twill cause cuz til till bout round neath n".split(" "),
);
