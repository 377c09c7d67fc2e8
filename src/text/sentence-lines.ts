import { classAt, DIGIT, SPACE } from "./char-class.js";

/**
 * End of the sentence where the line end at `at` closes it, -1 where the line merely wraps: before a blank
 * line, before a list item, heading or rule, and after a heading.
 */
export function lineEnds(text: string, start: number, at: number): number {
  let next = at + 1;
  if (text.charCodeAt(at) === CARRIAGE_RETURN && text.charCodeAt(next) === LINE_FEED) return -1;
  for (; next < text.length && next - at < 64 && classAt(text, next) === SPACE; next++) {
    const code = text.charCodeAt(next);
    if (code === LINE_FEED || code === CARRIAGE_RETURN || code === 0x2029) return at;
  }
  if (text.charCodeAt(start) === 0x23 || opensBlock(text, next)) return at;
  return -1;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** `- item`, `* item`, `• item`, `1. item`, `2) item`, `# heading`, `---`, `> quote`. */
function opensBlock(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (char === "#" || char === ">" || char === "|") return true;
  if ("-*+•·–—=_".includes(char) && char !== "") {
    return classAt(text, at + 1) === SPACE || text.startsWith(char.repeat(3), at);
  }
  return itemNumberEnd(text, at) > at;
}

/** End of `12.` `3)` `(4)` `a)` at `at`; `at` where there is none. */
export function itemNumberEnd(text: string, at: number): number {
  const open = text.charCodeAt(at) === 0x28 ? at + 1 : at;
  let end = open;
  while (end < open + 3 && classAt(text, end) === DIGIT) end++;
  if (end === open && /[a-z]/i.test(text.charAt(open))) end++;
  if (end === open) return at;
  const close = text.charCodeAt(end);
  const isNumber = classAt(text, open) === DIGIT;
  if (close !== 0x29 && !(close === 0x2e && isNumber && open === at)) return at;
  return classAt(text, end + 1) === SPACE ? end + 1 : at;
}
