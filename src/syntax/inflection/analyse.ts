import { auxiliariesOf, auxiliariesWithForm } from "./auxiliary.js";
import { withoutNot } from "./contraction.js";
import { alsoBare, bareFirst } from "./data/restoring.js";
import { irregularOf, irregularReadings } from "./irregular.js";
import { simpleForms } from "./open-class.js";
import { lemmasOf } from "./restore.js";
import type { VerbTag } from "./tag.js";
import { wordSet } from "./words.js";

export interface VerbReading {
  lemma: string;
  tags: VerbTag[];
  /** The form holds n't or not: won't, cannot. */
  negated?: true;
}

const bareBeforeInflected = wordSet(bareFirst);
const bareBesideIrregular = wordSet(alsoBare);

/** focus, ping: the rest of a -us or a vowelless -ing form is hardly a verb. */
const looksBare = /us$|^[^aeiouy]+ing$/;

/**
 * Every verb a form may belong to, the most likely first; lemmas in lower case.
 * @example analyseVerb("found") // [{ lemma: "find", tags: ["VBD", "VBN"] }, { lemma: "found", tags: ["VB", "VBP"] }]
 */
export function analyseVerb(form: string): VerbReading[] {
  if (form === "") return [];
  const lower = form.includes("’") ? form.toLowerCase().replaceAll("’", "'") : form.toLowerCase();
  const positive = lower.endsWith("t") ? withoutNot(lower) : undefined;
  if (positive !== undefined) return negated(readingsOf(positive));
  const hyphen = lower.lastIndexOf("-") + 1;
  if (hyphen === 0 || hyphen === lower.length) return readingsOf(lower);
  const head = lower.slice(0, hyphen);
  return readingsOf(lower.slice(hyphen)).map(({ lemma, tags }) => ({ lemma: head + lemma, tags }));
}

/** Before n't a modal is nothing else: won't is no form of *to will*. */
function negated(readings: readonly VerbReading[]): VerbReading[] {
  const modals = readings.filter(({ tags }) => tags.includes("MD"));
  if (modals.length > 0) return modals.map(({ lemma }) => ({ lemma, tags: ["MD"], negated: true }));
  return readings.map(({ lemma, tags }) => ({ lemma, tags, negated: true }));
}

function readingsOf(form: string): VerbReading[] {
  const readings: VerbReading[] = [];
  const irregular = irregularReadings(form);
  const closed = auxiliariesWithForm(form);
  const isLemma = irregularOf(form) !== undefined || auxiliariesOf(form).length > 0;
  const bareToo = isLemma || bareBesideIrregular.has(form);

  if (bareBeforeInflected.has(form) || irregular.some(([lemma]) => lemma === form)) addBare(readings, form);
  for (const [lemma, tag] of irregular) add(readings, lemma, tag);
  for (const { lemma, tag } of closed) add(readings, lemma, tag);
  if (form.startsWith("'") || (closed.length > 0 && !bareToo)) return readings;

  if (isLemma || looksBare.test(form)) addBare(readings, form);
  addRegular(readings, form);
  if (irregular.length === 0 || bareToo) addBare(readings, form);
  return readings;
}

function addRegular(readings: VerbReading[], form: string): void {
  if (form.endsWith("s")) {
    if (form.endsWith("es")) addMakers(readings, lemmasOf(form.slice(0, -2)), form, "VBZ");
    addMakers(readings, [form.slice(0, -1)], form, "VBZ");
  } else if (form.endsWith("ed")) addMakers(readings, lemmasOf(form.slice(0, -2)), form, "VBD");
  else if (form.endsWith("ing")) {
    addMakers(readings, lemmasOf(form.slice(0, -3)), form, "VBG");
    if (form.endsWith("'ing")) addMakers(readings, [form.slice(0, -4)], form, "VBG");
  } else if (form.endsWith("'d")) addMakers(readings, [form.slice(0, -2)], form, "VBD");
  // walkin' -> walk: the spelling of g-dropping.
  else if (form.endsWith("in'")) addRegular(readings, `${form.slice(0, -1)}g`);
}

/** Those lemmas that do make the form; participles of irregular verbs have been read from their table. */
function addMakers(
  readings: VerbReading[],
  lemmas: readonly string[],
  form: string,
  tag: "VBZ" | "VBD" | "VBG",
): void {
  for (const lemma of lemmas) {
    if (lemma === "" || !simpleForms(lemma, tag, "us").includes(form)) continue;
    add(readings, lemma, tag);
    if (tag === "VBD" && irregularOf(lemma) === undefined) add(readings, lemma, "VBN");
  }
}

function add(readings: VerbReading[], lemma: string, tag: VerbTag): void {
  for (const known of readings) {
    if (known.lemma !== lemma) continue;
    if (!known.tags.includes(tag)) known.tags.push(tag);
    return;
  }
  readings.push({ lemma, tags: [tag] });
}

function addBare(readings: VerbReading[], form: string): void {
  add(readings, form, "VB");
  add(readings, form, "VBP");
}
