const pair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/;
const pairs = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Length of a text as Python and brat count it. */
export function countCodePoints(text: string): number {
  return pair.test(text) ? text.length - text.match(pairs)!.length : text.length;
}

/** Offset in code points -> offset in UTF-16 units, up to and including the end; -1 outside the text. */
export function codePointIndex(text: string): (offset: number) => number {
  if (!pair.test(text)) return (offset) => (offset <= text.length ? offset : -1);
  const units = new Uint32Array(countCodePoints(text) + 1);
  let point = 0;
  for (let unit = 0; unit < text.length; unit += text.codePointAt(unit)! > 0xffff ? 2 : 1)
    units[point++] = unit;
  units[point] = text.length;
  return (offset) => units[offset] ?? -1;
}
