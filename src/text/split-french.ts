import { isApostrophe } from "./split-english.js";

/** l'|homme, n'|est, qu'|il, est|-ce, a|-t-il; aujourd'hui and rendez-vous stay whole. */
export function frenchCut(text: string, start: number, end: number): number {
  const limit = Math.min(end, start + 9);
  for (let at = start + 1; at < limit; at++) {
    if (!isApostrophe(text.charCodeAt(at))) continue;
    if (at + 1 === end || !elided.has(text.slice(start, at).toLowerCase())) break;
    return isWhole(text, start, end) ? end : at + 1;
  }
  return enclitic(text, start, end);
}

/** Up to two pronouns may hang on: donne|-le|-moi. */
function enclitic(text: string, start: number, end: number): number {
  if (text.charCodeAt(start) === HYPHEN) return nextHyphen(text, start, end);
  let cut = end;
  for (let pronoun = 0; pronoun < 2; pronoun++) {
    const before = pronounStart(text, start, cut);
    if (before === cut) break;
    cut = before;
  }
  return cut < end && isWhole(text, start, end) ? end : cut;
}

function pronounStart(text: string, start: number, end: number): number {
  for (let at = end - 2; at > start && at >= end - 6; at--) {
    if (text.charCodeAt(at) !== HYPHEN) continue;
    if (!pronouns.has(text.slice(at + 1, end).toLowerCase())) return end;
    return at >= start + 3 && text.slice(at - 2, at).toLowerCase() === "-t" ? at - 2 : at;
  }
  return end;
}

/** The second pronoun of `-le-moi`; `-t-il` is one. */
function nextHyphen(text: string, start: number, end: number): number {
  if (end - start > 12 || text.slice(start, start + 3).toLowerCase() === "-t-") return end;
  const hyphen = text.indexOf("-", start + 1);
  return hyphen > 0 && hyphen < end ? hyphen : end;
}

const HYPHEN = 0x2d;

function isWhole(text: string, start: number, end: number): boolean {
  return end - start <= 12 && wholeWords.has(text.slice(start, end).toLowerCase().replaceAll("’", "'"));
}

const elided = new Set("l d j m t s n c qu jusqu lorsqu puisqu quoiqu".split(" "));
const pronouns = new Set(
  "je tu il elle on nous vous ils elles ce moi toi lui leur le la les y en".split(" "),
);
const wholeWords = new Set("c'est-à-dire rendez-vous d'accord".split(" "));
