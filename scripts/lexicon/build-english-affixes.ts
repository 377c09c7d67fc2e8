import { writeFileSync } from "node:fs";
import { unEndings } from "../../src/negation/lexicon/en/affix-endings.js";
import { decidedByHand, type Prefix, prefixes, prefixNegates } from "./english-affix-test.js";
import { type Evidence, readEvidence } from "./english-evidence.js";
import { innocent } from "./english-overrides.js";
import { shortestStems } from "./shortest-stems.js";

/**
 * Writes src/negation/lexicon/en/affix-stems.ts from the evidence.
 *
 *     npx tsx scripts/lexicon/build-english-affixes.ts ../counts.tsv ../shared
 */
const [counts, shared] = process.argv.slice(2);
if (counts === undefined || shared === undefined)
  throw new Error("usage: build-english-affixes.ts COUNTS.tsv SHARED_FOLDER");

const minimumUses = 3;
const evidence = readEvidence(counts, shared);

function labelled(prefix: Prefix): [word: string, negates: boolean][] {
  const words = new Set([...evidence.words(minimumUses), ...annotatedWords(evidence)]);
  return [...words]
    .filter((word) => word.startsWith(prefix) && word.length > prefix.length + 2 && !word.includes("-"))
    .map((word) => [word, prefixNegates(word, prefix, evidence)]);
}

/** CD-SCO is no part of the corpus, and some of its words are rarer than the threshold. */
function annotatedWords({ words, annotated }: Evidence): string[] {
  return words(1).filter((word) => annotated(word).total > 0);
}

const lines: string[] = [];
for (const prefix of prefixes) {
  const labels = labelled(prefix);
  const yes = labels.filter(([, negates]) => negates).map(([word]) => word);
  const no = labels.filter(([, negates]) => !negates).map(([word]) => word);
  const byEnding = (word: string) => prefix === "un" && unEndings.some((ending) => word.endsWith(ending));
  const shortest = prefix.length + 3;
  lines.push(
    constant(`${prefix}Negating`, shortestStems(yes, no, { shortest, needed: (word) => !byEnding(word) })),
  );
  if (prefix === "un") {
    lines.push(constant(`${prefix}Innocent`, shortestStems(no, yes, { shortest, needed: byEnding })));
  }
  process.stderr.write(`${prefix}: ${yes.length} negated, ${no.length} not\n`);
}
const notLess = Object.values(innocent.less!)
  .flatMap((list) => list.trim().split(/\s+/))
  .map((word) => word.replace("$", ""));
lines.push(constant("lessInnocent", notLess.sort()));
const notNon = evidence
  .words(minimumUses)
  .filter((word) => word.startsWith("non") && decidedByHand(word, "non") === false);
const non = evidence
  .words(minimumUses)
  .filter((word) => word.startsWith("non") && decidedByHand(word, "non") === undefined);
lines.push(constant("nonInnocent", shortestStems(notNon, non, { shortest: 4, needed: () => true })));

function constant(name: string, stems: readonly string[]): string {
  const rows: string[] = [];
  for (const stem of stems) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + stem.length < 106) rows[rows.length - 1] = `${last} ${stem}`;
    else rows.push(stem);
  }
  return `export const ${name} = \`\n${rows.join("\n")}\`;\n`;
}

const header = `/** Made by scripts/lexicon/build-english-affixes.ts; beginnings of words, see affix.ts. Do not edit. */\n`;
writeFileSync(
  new URL("../../src/negation/lexicon/en/affix-stems.ts", import.meta.url),
  header + lines.join("\n"),
);
