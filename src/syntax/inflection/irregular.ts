import { freePrefixes, irregularRows, noFamily } from "./data/irregular.js";
import type { Choices, VerbTag } from "./tag.js";
import { wordSet, wordsOf } from "./words.js";

interface Irregular {
  past: Choices;
  participle: Choices;
  /** Prefixes this verb takes beside the free ones. */
  prefixes: readonly string[];
}

/** One irregular verb behind a lemma: under|stand. */
export interface IrregularMatch {
  prefix: string;
  verb: Irregular;
}

const verbs = new Map<string, Irregular>();
const lemmasByForm = new Map<string, [lemma: string, tag: VerbTag][]>();

for (const line of irregularRows.flatMap((rows) => rows.trim().split("\n"))) {
  const [forms = "", prefixes = ""] = line.split(" : ");
  const [lemma = "", past = lemma, participle = past] = wordsOf(forms);
  const verb = {
    past: choicesOf(past, lemma),
    participle: choicesOf(participle, lemma),
    prefixes: wordsOf(prefixes),
  };
  verbs.set(lemma, verb);
  for (const form of verb.past.us) note(form, lemma, "VBD");
  for (const form of verb.participle.us) note(form, lemma, "VBN");
}

const free = wordSet(freePrefixes);
const excluded = wordSet(noFamily);
const prefixesByStart = new Map<number, string[]>();
for (const prefix of new Set([...free, ...[...verbs.values()].flatMap((verb) => verb.prefixes)])) {
  const start = startOf(prefix);
  prefixesByStart.set(start, [...(prefixesByStart.get(start) ?? []), prefix]);
}
const noPrefixes: readonly string[] = [];

/** The first two letters as one number: a key that costs nothing to make. */
function startOf(word: string): number {
  return (word.charCodeAt(0) << 8) ^ word.charCodeAt(1);
}

function prefixesOf(word: string): readonly string[] {
  return prefixesByStart.get(startOf(word)) ?? noPrefixes;
}

function choicesOf(cell: string, lemma: string): Choices {
  const regular = lemma.endsWith("e") ? `${lemma}d` : `${lemma}ed`;
  const us = cell.split(/[|/]/).map((form) => (form === "+" ? regular : form));
  return { us, gb: cell.includes("|") ? us.toReversed() : us };
}

function note(form: string, lemma: string, tag: VerbTag): void {
  const known = lemmasByForm.get(form);
  if (known === undefined) lemmasByForm.set(form, [[lemma, tag]]);
  else known.push([lemma, tag]);
}

/** The row of a lemma, or of the verb behind its prefix. */
export function irregularOf(lemma: string): IrregularMatch | undefined {
  const verb = verbs.get(lemma);
  if (verb !== undefined) return { prefix: "", verb };
  for (const prefix of prefixesOf(lemma)) {
    if (!lemma.startsWith(prefix)) continue;
    const behind = verbs.get(lemma.slice(prefix.length));
    if (behind === undefined || excluded.has(lemma)) continue;
    if (free.has(prefix) || behind.prefixes.includes(prefix)) return { prefix, verb: behind };
  }
  return undefined;
}

type Reading = readonly [lemma: string, tag: VerbTag];
const noReadings: readonly Reading[] = [];

/** Lemmas whose irregular past or participle this is: bore -> bear; understood -> understand. */
export function irregularReadings(form: string): readonly Reading[] {
  const readings = lemmasByForm.get(form) ?? noReadings;
  const prefixes = prefixesOf(form);
  if (prefixes.length === 0) return readings;
  return [...readings, ...prefixes.flatMap((prefix) => behindPrefix(form, prefix))];
}

function behindPrefix(form: string, prefix: string): readonly Reading[] {
  const roots = form.startsWith(prefix) ? lemmasByForm.get(form.slice(prefix.length)) : undefined;
  if (roots === undefined) return noReadings;
  return roots
    .map(([root, tag]) => [prefix + root, tag] as const)
    .filter(([lemma]) => irregularOf(lemma)?.prefix === prefix);
}

/** All lemmas of the table, without their families. */
export function irregularLemmas(): Iterable<string> {
  return verbs.keys();
}
