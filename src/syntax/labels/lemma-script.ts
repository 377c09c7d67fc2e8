import { longestCommonPart } from "./common-part.js";

/**
 * How a form becomes its lemma, as a label that unseen words can share: a casing, then what is cut from either end
 * and what is put there, around the longest part that both have in common (Straka 2018, UDPipe 2.0).
 *
 *     script          form -> lemma
 *     lower 0 1       Dogs -> dog
 *     lower 0 3+y     cities -> city
 *     keep 0 1        CDs -> CD
 *     title 0 0       BUSH -> Bush
 *     = be            is -> be
 *
 * UDPipe writes the lemma's casing letter by letter. Here it is a function of the form's, so that names share one
 * script, `keep 0 0`, however they are written: Paris, NASA, McDonald, eBay.
 */
export const casings = {
  lower: (form: string) => form.toLowerCase(),
  keep: (form: string) => form,
  title: (form: string) => {
    const [first = "", ...rest] = form;
    return first.toUpperCase() + rest.join("").toLowerCase();
  },
} as const;

type Casing = keyof typeof casings;

/**
 * The shortest script wins; among equals the first casing, so that a lower-case lemma is always `lower`.
 *
 * @example
 * encodeLemma("Cities", "city"); // "lower 0 3+y"
 */
export function encodeLemma(form: string, lemma: string): string {
  let best: string | undefined;
  for (const casing of Object.keys(casings) as Casing[]) {
    const edits = encodeEdits([...casings[casing](form)], [...lemma]);
    if (edits === undefined) continue;
    const script = `${casing} ${edits}`;
    if (best === undefined || editLength(script) < editLength(best)) best = script;
  }
  return best ?? `= ${lemma}`;
}

/**
 * A script that cuts more than the form has leaves only what it puts there; one that leaves nothing is not applied.
 *
 * @example
 * decodeLemma("ponies", "lower 0 3+y"); // "pony"
 */
export function decodeLemma(form: string, script: string): string {
  if (script.startsWith("= ")) return script.slice(2);
  const [, casing, before, after] = /^(\w+) (\S+) (\S+)$/.exec(script) ?? [];
  if (casing === undefined || !(casing in casings)) return form;
  const letters = [...casings[casing as Casing](form)];
  const [cutBefore, putBefore] = decodeEdit(before!);
  const [cutAfter, putAfter] = decodeEdit(after!);
  const kept = letters.slice(cutBefore, Math.max(cutBefore, letters.length - cutAfter)).join("");
  return putBefore + kept + putAfter || form;
}

function encodeEdits(form: readonly string[], lemma: readonly string[]): string | undefined {
  const { inA, inB, length } = longestCommonPart(form, lemma);
  // are -> be shares one letter by coincidence: as a whole lemma it has the script of is, was and 's.
  if (lemma.length - length >= length) return undefined;
  const put = [...lemma.slice(0, inB), ...lemma.slice(inB + length)];
  if (put.some((letter) => /\s/.test(letter))) return undefined;
  const after = encodeEdit(form.length - inA - length, lemma.slice(inB + length));
  return `${encodeEdit(inA, lemma.slice(0, inB))} ${after}`;
}

function encodeEdit(cut: number, put: readonly string[]): string {
  return put.length === 0 ? String(cut) : `${cut}+${put.join("")}`;
}

function decodeEdit(edit: string): [cut: number, put: string] {
  const plus = edit.indexOf("+");
  return plus < 0 ? [Number(edit), ""] : [Number(edit.slice(0, plus)), edit.slice(plus + 1)];
}

function editLength(script: string): number {
  return script.length - script.indexOf(" ");
}
