import { classAt, DIGIT, LETTER, MARK, PUNCTUATION, SURROGATE, SYMBOL } from "./char-class.js";

/** End of the punctuation, sign or emoji that starts at `start`, the marks that modify it included. */
export function symbolEnd(text: string, start: number): number {
  let at = start + 1;
  const code = text.charCodeAt(start);
  const run = runOf(code);
  if (run !== undefined) while (at < text.length && run.includes(text.charAt(at))) at++;
  else if (code === 0x60 || code === 0x27 || code === 0x2019) at += text.charCodeAt(at) === code ? 1 : 0;
  return marksEnd(text, at);
}

/** `...` `--` `?!` `****` are one token; `((` and `""` are two. */
const runs = [".", "-", "!?", "=", "*", "~", "_", "+", "#", "<", ">", "…", "—", "–", "！？", "·", "•"];

function runOf(code: number): string | undefined {
  return runByCode.get(code);
}

const runByCode: ReadonlyMap<number, string> = new Map(
  runs.flatMap((run) => [...run].map((char) => [char.charCodeAt(0), run] as const)),
);

/** `:-)` `;)` `:(` `=D`; 0 where there is none. */
export function emoticonEnd(text: string, start: number): number {
  let at = start + 1;
  if (text.charAt(at) === "-") at++;
  const mouth = text.charAt(at);
  if (mouth === ")" || mouth === "(") {
    while (text.charAt(at) === mouth) at++;
    return at;
  }
  const after = classAt(text, at + 1);
  const alone = classAt(text, start - 1) > MARK && after > MARK && after !== PUNCTUATION;
  return alone && mouth !== "" && "DPpOo/|*]3".includes(mouth) ? at + 1 : 0;
}

/**
 * An emoji with skin tone, variation selector, joined parts or as one half of a flag is one character to
 * its reader: 👩‍👩‍👧, 👍🏽, 🇧🇬.
 */
export function emojiEnd(text: string, start: number): number {
  let at = characterEnd(text, start);
  if (isRegional(text, start) && isRegional(text, at)) at += 2;
  while (at < start + LONGEST_EMOJI) {
    const marks = marksEnd(text, at);
    if (marks > at && text.charCodeAt(marks - 1) === ZERO_WIDTH_JOINER && isPictorial(text, marks)) {
      at = characterEnd(text, marks);
    } else if (marks > at) at = marks;
    else if (isModifier(text, at)) at += 2;
    else break;
  }
  return at;
}

/** The longest sequences of Unicode (families, flags of regions) stay well below; a chain without end is cut. */
const LONGEST_EMOJI = 48;

const ZERO_WIDTH_JOINER = 0x200d;

function marksEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && classAt(text, at) === MARK) at++;
  return at;
}

function characterEnd(text: string, at: number): number {
  return at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
}

function isPictorial(text: string, at: number): boolean {
  const kind = classAt(text, at);
  return kind === SYMBOL || (kind === SURROGATE && text.codePointAt(at)! > 0xffff);
}

function isRegional(text: string, at: number): boolean {
  const point = text.codePointAt(at) ?? 0;
  return point >= 0x1f1e6 && point <= 0x1f1ff;
}

/** Skin tones and the tag letters of sub-national flags. */
function isModifier(text: string, at: number): boolean {
  const point = text.codePointAt(at) ?? 0;
  return (point >= 0x1f3fb && point <= 0x1f3ff) || (point >= 0xe0020 && point <= 0xe007f);
}

/** `.5`, `'90s`, `#tag`, `@user`: a sign that opens the word after it. */
export function opensWord(text: string, at: number, code: number): boolean {
  const next = classAt(text, at + 1);
  if (code === 0x2e) return next === DIGIT && classAt(text, at - 1) > MARK;
  if (code === 0x23 || code === 0x40) return next === LETTER && classAt(text, at - 1) > MARK;
  return false;
}
