/** Characters at which a sentence may end or begin; every other one is passed over. */
export const STOP = 1;
/** Stops that need no blank after them. */
export const FULL_WIDTH_STOP = 2;
export const LINE_END = 3;
/** A capital may open a sentence though no stop stands before it. */
export const CAPITAL = 4;
/** Eyes of an emoticon, first half of an emoji. */
export const SMILEY = 5;
/** Number or bullet of a list item. */
export const ITEM = 6;

export const markOf: Uint8Array = marks();

function marks(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const [first, last] of ["AZ", "ÀÖ", "ØÞ", "ЀЯ"].map(ends)) table.fill(CAPITAL, first, last + 1);
  table.fill(ITEM, 0x30, 0x3a);
  table.fill(SMILEY, 0xd83c, 0xd83f);
  table[0x2022] = ITEM;
  for (const eyes of ":;=") table[eyes.charCodeAt(0)] = SMILEY;
  for (const char of ".!?…‼⁇⁈⁉؟۔।") table[char.charCodeAt(0)] = STOP;
  for (const char of "。！？｡") table[char.charCodeAt(0)] = FULL_WIDTH_STOP;
  for (const char of "\n\r\u2028\u2029") table[char.charCodeAt(0)] = LINE_END;
  return table;
}

function ends(range: string): [first: number, last: number] {
  return [range.charCodeAt(0), range.charCodeAt(1)];
}

export function isStop(text: string, at: number): boolean {
  const mark = at < text.length ? markOf[text.charCodeAt(at)]! : 0;
  return mark === STOP || mark === FULL_WIDTH_STOP;
}
