import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sentence } from "../../src/negation/negation.js";
import { type Inventory, inventoryOf } from "../../src/syntax/labels/inventory.js";
import { type Task, tasks, wordLabels } from "../../src/syntax/labels/word-labels.js";
import { readTreebank, type Split, type Treebank } from "../../src/testing/treebank.js";

/**
 * UD English EWT and GUM as Python reads them, one sentence a line, and the label inventories of their training parts:
 *
 *     npx tsx scripts/training/write-syntax-data.ts training/.cache/syntax
 *
 *     {"id":"…-0001","corpus":"ewt","words":["Go","."],"upos":[3,1],…,"deprel":[4,0],"heads":[-1,0]}
 *
 * Labels are indices into labels.json, -1 where training has not seen one. Heads count from 0, -1 is the root.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("usage: write-syntax-data.ts OUTPUT_FOLDER");

const corpora: readonly Treebank[] = ["ewt", "gum"];
/** A lemma script seen once is mostly a slip of the pen; 337 of 781 remain and cover 99.6 % of EWT dev. */
const minimumUses: Partial<Record<Task, number>> = { lemma: 2 };

const read = (split: Split) => corpora.map((corpus) => [corpus, readTreebank(corpus, split)] as const);

function inventories(sentences: readonly Sentence[]): Record<Task, Inventory> {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const entries = tasks.map((task) => {
    const labels = tokens.flatMap((token) => wordLabels[task](token) ?? []);
    return [task, inventoryOf(labels, { minimumUses: minimumUses[task] ?? 1 })] as const;
  });
  return Object.fromEntries(entries) as Record<Task, Inventory>;
}

const training = read("train");
const labels = inventories(training.flatMap(([, sentences]) => sentences));
const indices = Object.fromEntries(
  tasks.map((task) => [task, new Map(labels[task].map((label, index) => [label, index]))]),
) as Record<Task, Map<string, number>>;

function record({ id, tokens }: Sentence, corpus: Treebank): object {
  const columns = tasks.map((task) => [
    task,
    tokens.map((token) => indices[task].get(wordLabels[task](token) ?? "") ?? -1),
  ]);
  const words = tokens.map(({ text }) => text);
  return { id, corpus, words, ...Object.fromEntries(columns), heads: tokens.map(({ head }) => head) };
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "labels.json"), `${JSON.stringify(labels, null, 1)}\n`);
const parts = { train: training, dev: read("dev"), test: read("test") };
for (const [split, part] of Object.entries(parts)) {
  const lines = part.flatMap(([corpus, sentences]) =>
    sentences.map((sentence) => `${JSON.stringify(record(sentence, corpus))}\n`),
  );
  writeFileSync(join(folder, `${split}.jsonl`), lines.join(""));
  process.stderr.write(`${split}: ${part.map(([corpus, all]) => `${corpus} ${all.length}`).join(", ")}\n`);
}
process.stderr.write(`labels: ${tasks.map((task) => `${task} ${labels[task].length}`).join(", ")}\n`);
