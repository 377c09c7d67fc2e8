/** ca|n't, John|'s, can|not, gon|na: the Penn Treebank cuts that UD English-EWT and CD-SCO make too. */
export function englishCut(text: string, start: number, end: number): number {
  const size = end - start;
  if (size > 40) return end;
  if (isApostrophe(text.charCodeAt(end - 2)) || isApostrophe(text.charCodeAt(end - 3))) {
    return cliticStart(text, start, end);
  }
  if (size < 4 || size > 8 || !endsLikeFused(text, end)) return end;
  const word = text.slice(start, end).toLowerCase();
  if (size === 4 && (word === "cant" || word === "wont"))
    return followsPronoun(text, start) ? start + 2 : end;
  return start + (fused.get(word) ?? size);
}

/** Spares the look-up for nearly all words: `-nt`, `-not`, `-na`, `-ta`, `-me`. */
function endsLikeFused(text: string, end: number): boolean {
  const last = text.charCodeAt(end - 1) | 0x20;
  const before = text.charCodeAt(end - 2) | 0x20;
  if (last === 0x74) return before === 0x6e || before === 0x6f;
  if (last === 0x61) return before === 0x6e || before === 0x74;
  return last === 0x65 && before === 0x6d;
}

/** `I cant` is ca|nt, `pious cant` and `as was his wont` are nouns. */
function followsPronoun(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 6), start).toLowerCase();
  return subjects.has(before.slice(before.lastIndexOf(" ", before.length - 2) + 1).trimEnd());
}

const subjects = new Set("i you u he she it we they that this who".split(" "));

function cliticStart(text: string, start: number, end: number): number {
  let cut = end;
  for (let rounds = 0; rounds < 2; rounds++) {
    const before = lastClitic(text, start, cut);
    if (before <= start) break;
    cut = before;
  }
  return cut;
}

function lastClitic(text: string, start: number, end: number): number {
  const last = text.charCodeAt(end - 1) | 0x20;
  if (isApostrophe(text.charCodeAt(end - 2))) {
    if (last === 0x74) return (text.charCodeAt(end - 3) | 0x20) === 0x6e ? end - 3 : start;
    return last === 0x73 || last === 0x6d || last === 0x64 ? end - 2 : start;
  }
  if (!isApostrophe(text.charCodeAt(end - 3))) return start;
  const pair = text.slice(end - 2, end).toLowerCase();
  return pair === "re" || pair === "ve" || pair === "ll" ? end - 3 : start;
}

export function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019;
}

/** Where words written as one are cut. */
const fused: ReadonlyMap<string, number> = new Map(
  `can|not gon|na wan|na got|ta lem|me gim|me out|ta
do|nt does|nt did|nt is|nt was|nt are|nt were|nt has|nt have|nt had|nt could|nt would|nt should|nt ai|nt`
    .split(/\s+/)
    .map((row) => [row.replace("|", ""), row.indexOf("|")] as const),
);
