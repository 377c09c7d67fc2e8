import { describe, expect, it } from "vitest";
import type { Language } from "../../text/language.js";
import { resolve } from "../resolve.js";
import { marked, unmarked } from "../testing/marked.js";

const rows: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [
    "[Ich habe ihn] {nicht} [gesehen], weil er krank war.",
    "Er sagte, dass [er] {kein} [Geld habe], aber er kaufte das Haus.",
    "Der Mann, [der] {nicht} [lachte], war mein Bruder.",
    "[Er war] {un}[glücklich] und sie ging.",
    "{Weder} [er] {noch} [sie kam].",
    "Er ging {ohne} [ein Wort].",
    "{Nein}, danke.",
    "[Ich glaube] {nicht}, [dass er kommt], aber sie kommt.",
    "[Das kann doch] {nicht} [wahr sein].",
    "Sie rief an, aber [er kam] {nicht}.",
    "[Wir haben] {keine} [Zeit] und kein Geld.",
    "[Wir haben] keine Zeit und {kein} [Geld].",
  ],
  fr: [
    "[Je] {n'}[ai] {pas} [vu Marie] parce qu'elle était malade.",
    "Il dit qu'[il] {ne} [viendra] {jamais}, mais il viendra.",
    "Il est parti {sans} [un mot].",
    "{Personne n'}[est venu].",
    "[Je] ne bois pas et {ne} [fume] {pas}.",
  ],
  bg: [
    "[Аз] {не} [знам защо той дойде].",
    "Той каза, че {не} [идва], но дойде.",
    "{Никой не} [дойде] и ние си тръгнахме.",
    "{Не} [мисля, че ще дойде].",
    "{Нямам} [пари] и нямаме време.",
    "Нямам пари и {нямаме} [време].",
  ],
  zh: [
    "[我]{不}[知道他来了]，但是他知道。",
    "[他]{没有}[来]，因为他病了。",
    "如果[你]{不}[去]，我也不去。",
    "如果你不去，[我也]{不}[去]。",
    "[我]{从来没有}[见过他]。",
  ],
};
/** Without verbs the end of a phrase within a clause is not seen. */
const knownFailures: readonly (readonly [Language, string])[] = [
  ["de", "{Ohne} [Hut] ging er aus dem Haus."],
  ["fr", "L'homme [qui] {ne} [rit] {pas} est mon frère."],
  ["bg", "{Без} [него] не мога да живея."],
];

const markings = (row: string, language: Language) =>
  resolve(unmarked(row), { language }).flatMap((sentence) =>
    sentence.negations.map((negation) => marked(sentence, negation)),
  );

describe.each(Object.entries(rows) as [Language, readonly string[]][])("scope in %s", (language, table) => {
  it.each(table)("%s", (row) => {
    expect(markings(row, language)).toContain(row);
  });
});

describe("known failures", () => {
  it.fails.each(knownFailures)("%s: %s", (language, row) => {
    expect(markings(row, language)).toContain(row);
  });
});
