/**
 * What a UTF-16 code unit is to the scanners. Own ranges, not `\p{…}`: the same text must give the same
 * offsets whatever Unicode version the engine carries. What no row names is a letter.
 */
export const LETTER = 0;
export const DIGIT = 1;
/** Combining marks, variation selectors, joiners: they belong to the character before them. */
export const MARK = 2;
export const SPACE = 3;
export const PUNCTUATION = 4;
/** Signs that stand alone unless a mark makes them an emoji: `©`, `→`, `☺`. */
export const SYMBOL = 5;
/** Scripts without blanks, written one word or less per character. */
export const HAN = 6;
export const SURROGATE = 7;

type Row = readonly [kind: number, ...ranges: (readonly [first: number, last: number])[]];

const rows: readonly Row[] = [
  [SPACE, [0, 0x20], [0x7f, 0xa0], [0x1680, 0x1680], [0x2000, 0x200b], [0x2028, 0x202f], [0x205f, 0x2064]],
  [SPACE, [0x200e, 0x200f], [0x2066, 0x206f], [0x3000, 0x3000], [0xfeff, 0xfeff], [0xfff9, 0xfffb]],
  [PUNCTUATION, [0x21, 0x2f], [0x3a, 0x40], [0x5b, 0x60], [0x7b, 0x7e], [0xa1, 0xa9]],
  [PUNCTUATION, [0xab, 0xac], [0xae, 0xb1], [0xb4, 0xb4], [0xb6, 0xb8], [0xbb, 0xbb], [0xbf, 0xbf]],
  [PUNCTUATION, [0xd7, 0xd7], [0xf7, 0xf7], [0x37e, 0x37e], [0x387, 0x387], [0x589, 0x58a], [0x5be, 0x5be]],
  [PUNCTUATION, [0x5c0, 0x5c0], [0x5c3, 0x5c3], [0x5f3, 0x5f4], [0x609, 0x60d], [0x61b, 0x61f]],
  [PUNCTUATION, [0x66a, 0x66d], [0x6d4, 0x6d4], [0x964, 0x965], [0x2010, 0x2027], [0x2030, 0x205e]],
  [PUNCTUATION, [0x3001, 0x3004], [0x3008, 0x3020], [0x3030, 0x3030], [0x303d, 0x303f], [0x30fb, 0x30fb]],
  [PUNCTUATION, [0xfe10, 0xfe19], [0xfe30, 0xfe6b], [0xff01, 0xff0f], [0xff1a, 0xff20], [0xff3b, 0xff40]],
  [PUNCTUATION, [0xff5b, 0xff65], [0xffe0, 0xffe6]],
  [SYMBOL, [0x20a0, 0x20cf], [0x2100, 0x214f], [0x2190, 0x2bff], [0xfff0, 0xfff8], [0xfffc, 0xffff]],
  [SYMBOL, [0xe000, 0xf8ff]],
  [DIGIT, [0x30, 0x39], [0x660, 0x669], [0x6f0, 0x6f9], [0x966, 0x96f], [0xff10, 0xff19]],
  [MARK, [0x300, 0x36f], [0x483, 0x489], [0x591, 0x5bd], [0x5bf, 0x5bf], [0x5c1, 0x5c2], [0x5c4, 0x5c7]],
  [MARK, [0x610, 0x61a], [0x64b, 0x65f], [0x670, 0x670], [0x200c, 0x200d], [0x20d0, 0x20ff]],
  [MARK, [0xad, 0xad], [0x3099, 0x309a], [0xfe00, 0xfe0f], [0xfe20, 0xfe2f]],
  [HAN, [0x3005, 0x3007], [0x3021, 0x3029], [0x3400, 0x4dbf], [0x4e00, 0x9fff], [0xf900, 0xfaff]],
  [SURROGATE, [0xd800, 0xdfff]],
];

/** Class of every code unit. */
export const charClass: Uint8Array = classTable();

function classTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const [kind, ...ranges] of rows) {
    for (const [first, last] of ranges) table.fill(kind, first, last + 1);
  }
  return table;
}

/** Class at a position that may lie past the end, where everything is blank. */
export function classAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? charClass[text.charCodeAt(at)]! : SPACE;
}

export function isWordClass(kind: number): boolean {
  return kind <= MARK;
}

/** A letter outside the basic plane (𝒜, 𐌰, 𠀀); emoji (planes' rows U+1F000–U+1FBFF), tags and lone halves are not. */
export function isAstralLetter(text: string, at: number): boolean {
  const point = text.codePointAt(at)!;
  return point > 0xffff && (point < 0x1f000 || point > 0x1fbff) && point < 0xe0000;
}

export function isUpper(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return code >= 0x41 && code <= 0x5a;
  const char = text.charAt(at);
  return char !== char.toLowerCase();
}

export function isLower(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return code >= 0x61 && code <= 0x7a;
  const char = text.charAt(at);
  return char !== char.toUpperCase();
}
