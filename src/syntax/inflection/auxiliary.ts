import { auxiliaryRows } from "./data/auxiliaries.js";
import type { VerbTag } from "./tag.js";
import { wordsOf } from "./words.js";

export type Person = 1 | 2 | 3;
export type GrammaticalNumber = "singular" | "plural";

/** How a form stands in a text: *'s* leans on its neighbour, *wo* only stands before *n't*. */
export type AuxiliaryKind = "plain" | "clitic" | "before-not" | "archaic" | "colloquial";

export interface Auxiliary {
  form: string;
  lemma: string;
  tag: VerbTag;
  /** 1s2s3s1p2p3p or some of these; empty for everybody. */
  who: string;
  kind: AuxiliaryKind;
}

const byForm = new Map<string, Auxiliary[]>();
const byLemma = new Map<string, Auxiliary[]>();

for (const line of auxiliaryRows.trim().split("\n")) {
  const [form, lemma, tag, ...rest] = wordsOf(line) as [string, string, VerbTag, ...string[]];
  const who = rest.find((word) => /^\d/.test(word)) ?? "";
  const kind = rest.find((word) => /^[a-z]/.test(word)) ?? "plain";
  const row = { form, lemma, tag, who, kind: kind as AuxiliaryKind };
  byForm.set(form, [...(byForm.get(form) ?? []), row]);
  byLemma.set(lemma, [...(byLemma.get(lemma) ?? []), row]);
}

const none: readonly Auxiliary[] = [];

export function auxiliariesWithForm(form: string): readonly Auxiliary[] {
  return byForm.get(form) ?? none;
}

export function auxiliariesOf(lemma: string): readonly Auxiliary[] {
  return byLemma.get(lemma) ?? none;
}

/** Does a form go with this subject? What is not said fits everything. */
export function agrees({ who }: Auxiliary, person?: Person, number?: GrammaticalNumber): boolean {
  if (who === "" || (person === undefined && number === undefined)) return true;
  for (let at = 0; at < who.length; at += 2) {
    const samePerson = person === undefined || who[at] === String(person);
    if (samePerson && (number === undefined || who[at + 1] === number[0])) return true;
  }
  return false;
}
