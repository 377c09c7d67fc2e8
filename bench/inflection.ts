import { parseArgs } from "node:util";
import nlp from "compromise";
import { analyseVerb, inflectVerb, type VerbTag } from "../src/syntax/inflection/index.js";
import { kindOfMiss } from "./verb-misses.js";
import { readVerbTypes, type VerbType } from "./verb-types.js";

/**
 * Every verb form of UD English EWT and GUM from lemma and tag and back, beside compromise; speed.
 *
 *     npx tsx bench/inflection.ts [--part train]
 */
const { values: flags } = parseArgs({ options: { part: { type: "string", default: "" } } });
const treebanks = readVerbTypes();
if (treebanks === undefined) throw new Error("bench/inflection.ts needs ../shared/data/ud");

const percent = (part: number, whole: number) => ((100 * part) / Math.max(whole, 1)).toFixed(2);
const share = (types: readonly VerbType[], hit: (type: VerbType) => boolean) =>
  percent(types.filter(hit).length, types.length);

const forms = (type: VerbType, nonstandard = false) =>
  inflectVerb(type.lemma, type.tag, { clitics: true, nonstandard });
const made = (type: VerbType) => forms(type).includes(type.form);
const first = (type: VerbType) =>
  inflectVerb(type.lemma, type.tag)[0] === type.form ||
  inflectVerb(type.lemma, type.tag, { variant: "gb" })[0] === type.form;
const readBack = ({ form, lemma, tag }: VerbType) =>
  analyseVerb(form).some((reading) => reading.lemma === lemma && reading.tags.includes(tag));
const firstLemma = ({ form, lemma }: VerbType) => analyseVerb(form)[0]?.lemma === lemma;

const inPart = ({ parts }: VerbType) => [...parts].some((part) => part.includes(flags.part));
const all = treebanks.types.filter(inPart);
const types = all.filter(({ styled }) => !styled);
const sound = types.filter((type) => kindOfMiss(type) !== "annotation");

console.log(
  `${treebanks.tokens} tokens; left out: ${[...treebanks.skipped].map((pair) => pair.join(" ")).join(", ")}`,
);
console.log(
  `${types.length} types${flags.part === "" ? "" : ` in ${flags.part}`}, and ${all.length - types.length} marked Style=\n`,
);

console.log("types                     n   form made   first   read back   first lemma");
function row(name: string, group: readonly VerbType[]): void {
  const figures = [made, first, readBack, firstLemma].map((hit) => share(group, hit).padStart(9)).join(" ");
  console.log(`${name.padEnd(20)} ${String(group.length).padStart(6)} ${figures}`);
}
row("all", types);
row("less annotation slips", sound);
for (const tag of ["VB", "VBP", "VBZ", "VBD", "VBN", "VBG"] as VerbTag[]) {
  row(
    `  ${tag}`,
    types.filter((type) => type.tag === tag),
  );
}
for (const part of [
  "en_ewt-train",
  "en_ewt-dev",
  "en_ewt-test",
  "en_gum-train",
  "en_gum-dev",
  "en_gum-test",
]) {
  row(
    `  ${part}`,
    types.filter(({ parts }) => parts.has(part)),
  );
}
row(
  "Style=",
  all.filter(({ styled }) => styled),
);
console.log(`with nonstandard forms, all: ${share(types, (type) => forms(type, true).includes(type.form))}`);

console.log("\nnot made, by kind:");
const misses = types.filter((type) => !made(type));
for (const [kind, group] of groupBy(misses, (type) => kindOfMiss(type) ?? "open")) {
  const shown = group.map((type) => `${type.form} < ${type.lemma} ${type.tag}`).join("; ");
  console.log(`  ${kind} (${group.length}): ${shown}`);
}
console.log("made, but not read back:");
for (const { form, lemma, tag } of types.filter((type) => made(type) && !readBack(type))) {
  console.log(`  ${form} > ${lemma} ${tag}`);
}

console.log("\nbeside compromise: first form, without be and clitics");
const names = { VBZ: "PresentTense", VBD: "PastTense", VBG: "Gerund", VBN: "Participle" } as const;
/** What verbs().conjugate() and verbs().toInfinitive() rest on, without their tagger's guesses. */
const { conjugate, toInfinitive } = (nlp as unknown as Compromise).methods().two.transform.verb;
const model = (nlp as unknown as Compromise).model();

interface Compromise {
  model(): object;
  methods(): {
    two: {
      transform: {
        verb: {
          conjugate(lemma: string, model: object): Record<string, string>;
          toInfinitive(form: string, model: object, tense: string): string;
        };
      };
    };
  };
}

const firstUs = ({ form, lemma, tag }: VerbType) => inflectVerb(lemma, tag)[0] === form;
const theirs = ({ form, lemma, tag }: VerbType) => {
  const table = conjugate(lemma, model);
  return (table[names[tag as keyof typeof names]] ?? (tag === "VBN" ? table.PastTense : "")) === form;
};
/** A participle is asked for as a past: compromise knows few participles. */
const theirLemma = ({ form, lemma, tag }: VerbType) =>
  toInfinitive(form, model, tag === "VBN" ? names.VBD : names[tag as keyof typeof names]) === lemma;

for (const part of ["en_ewt-dev", ""]) {
  for (const tag of ["VBZ", "VBD", "VBG", "VBN"] as const) {
    const group = types.filter(
      ({ form, lemma, ...type }) =>
        type.tag === tag && lemma !== "be" && /^[a-z-]+$/.test(form) && (part === "" || type.parts.has(part)),
    );
    const figures = [
      `litotes ${share(group, firstUs)} (us), ${share(group, first)} (us or gb); compromise ${share(group, theirs)}`,
      `lemma: litotes ${share(group, firstLemma)} from the form, compromise ${share(group, theirLemma)} from form and tag`,
    ];
    console.log(`  ${part || "all"} ${tag} n ${group.length}: ${figures.join("; ")}`);
  }
}

console.log("\nspeed, one core, CPU time, best of 10 rounds:");
speed("inflectVerb", ({ lemma, tag }) => inflectVerb(lemma, tag));
speed("analyseVerb", ({ form }) => analyseVerb(form));

function speed(name: string, work: (type: VerbType) => unknown): void {
  const seconds = Array.from({ length: 10 }, () => {
    const start = process.cpuUsage();
    for (let round = 0; round < 10; round++) for (const type of types) work(type);
    return process.cpuUsage(start).user / 1e6;
  });
  console.log(`  ${name} ${Math.round((10 * types.length) / Math.min(...seconds) / 1000)} k forms/s`);
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
