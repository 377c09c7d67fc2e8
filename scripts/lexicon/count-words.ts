import { createReadStream, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

/**
 * Word frequencies of a folder of plain-text files, as `word<TAB>lower-case uses<TAB>all uses` lines.
 *
 *     npx tsx scripts/lexicon/count-words.ts ../text ../counts.tsv
 */
const [folder, output] = process.argv.slice(2);
if (folder === undefined || output === undefined)
  throw new Error("usage: count-words.ts TEXT_FOLDER OUTPUT.tsv");

const minimumUses = 2;
const lower = new Map<string, number>();
const all = new Map<string, number>();

for (const name of readdirSync(folder).filter((file) => file.endsWith(".txt"))) {
  for await (const line of createInterface({ input: createReadStream(join(folder, name)) })) {
    for (const [word] of line.matchAll(/[A-Za-z]+(?:-[A-Za-z]+)*/g)) {
      if (word.length > 28) continue;
      const key = word.toLowerCase();
      all.set(key, (all.get(key) ?? 0) + 1);
      if (key === word) lower.set(key, (lower.get(key) ?? 0) + 1);
    }
  }
}

const rows = [...all].filter(([, uses]) => uses >= minimumUses).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(output, rows.map(([word, uses]) => `${word}\t${lower.get(word) ?? 0}\t${uses}\n`).join(""));
