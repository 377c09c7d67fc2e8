import { ADVERB, CLOSE, COMMA, COMMENT, OPEN, QUOTE, STOP } from "./word-class.js";

const marks = new Map<string, number>();
const rows: readonly (readonly [bits: number, marks: string])[] = [
  [STOP, ". ! ? ; : -- --- – — … ... ?! !? !! ?? ﹖ 。 ！ ？ ； ： …… —— ․ / |"],
  [COMMA, ", 、 ，"],
  [QUOTE, "\" `` '' ` “ ” „ ‟ « » ‹ › 「 」 『 』 ‘ 《 》"],
  [OPEN, "( [ { -LRB- -LSB- （ 【 ［"],
  [CLOSE, ") ] } -RRB- -RSB- ） 】 ］"],
  // Markdown: *emphasis* and **strong** bound nothing.
  [COMMENT | ADVERB, "* ** *** _ __ ~~"],
];
for (const [bits, list] of rows) for (const mark of list.split(" ")) marks.set(mark, bits);

/** Class of a token that begins with neither letter nor digit; 0 where it is a word after all: `'s`, `$5`, `#tag`. */
export function punctuationClass(word: string): number {
  const found = marks.get(word);
  if (found !== undefined) return found;
  const code = word.charCodeAt(0);
  if (code > 0x7f ? isWordCode(code) : isAsciiWord(code)) return 0;
  if (word.length > 1) {
    const second = word.charCodeAt(1);
    if (second > 0x7f ? isWordCode(second) : isAsciiWord(second)) return 0;
  }
  return code === 0x2d ? QUOTE : STOP;
}

function isAsciiWord(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95
  );
}

/** Letters beyond ASCII, without the blocks of general and CJK punctuation and of symbols. */
function isWordCode(code: number): boolean {
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code >= 0x2000 && code <= 0x2bff) return false;
  return !(code >= 0x3000 && code <= 0x3004) && !(code >= 0x3008 && code <= 0x3020) && code < 0xfe10;
}
