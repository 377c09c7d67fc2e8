import { alwaysDoubled, endsInI, lostDoubling, lostE, lostIe, lostNothing } from "./data/restoring.js";
import { wordsOf } from "./words.js";

/** What a lemma has that its form lacks before the ending. */
export type Loss = "nothing" | "e" | "doubling" | "ie";

/** The tables as a tree of letters from the end of the word; `^` is its beginning. */
interface Letter {
  loss?: Loss;
  before: Map<number, Letter>;
}

const root: Letter = { before: new Map() };
for (const [loss, table] of [
  ["e", lostE],
  ["doubling", lostDoubling],
  ["nothing", `${lostNothing} ${alwaysDoubled} ${endsInI}`],
  ["ie", lostIe],
] as const) {
  for (const ending of wordsOf(table)) grow(ending, loss);
}

function grow(ending: string, loss: Loss): void {
  let letter = root;
  for (let at = ending.length - 1; at >= 0; at--) {
    const code = ending.charCodeAt(at);
    const before = letter.before.get(code) ?? { before: new Map() };
    letter.before.set(code, before);
    letter = before;
  }
  letter.loss = loss;
}

const wordStart = "^".charCodeAt(0);

/** The likeliest loss, by the longest listed end of the stem. */
function lossOf(stem: string): Loss | undefined {
  let letter: Letter | undefined = root;
  let loss: Loss | undefined;
  for (let at = stem.length - 1; at >= -1; at--) {
    letter = letter.before.get(at < 0 ? wordStart : stem.charCodeAt(at));
    if (letter === undefined) return loss;
    loss = letter.loss ?? loss;
  }
  return loss;
}

/** Lemmas a stem before -ed, -ing or -es may come from, the likeliest first. */
export function lemmasOf(stem: string): string[] {
  const last = stem.at(-1);
  const shorter = stem.slice(0, -1);
  const lemmas = [stem, `${stem}e`];
  if (last === "i") lemmas.unshift(`${shorter}y`);
  if (last === "y") lemmas.push(`${shorter}ie`);
  if ((last !== undefined && last === stem.at(-2)) || stem.endsWith("ck")) lemmas.push(shorter);
  const loss = lossOf(stem);
  if (loss === undefined) return lemmas;
  const first = { nothing: stem, e: `${stem}e`, doubling: shorter, ie: `${shorter}ie` }[loss];
  return lemmas[0] === first ? lemmas : [first, ...lemmas.filter((lemma) => lemma !== first)];
}
