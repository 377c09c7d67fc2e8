import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { batchesOf } from "../src/encoder/batches.js";
import { exampleOf } from "../src/encoder/example.js";
import { feedsOf } from "../src/encoder/feeds.js";
import type { RuntimeName } from "../src/encoder/index.js";
import { readModel } from "../src/encoder/model-files.js";
import { createPieces } from "../src/encoder/pieces.js";
import { chooseRuntime } from "../src/encoder/runtime/choose.js";
import { createAnalyser } from "../src/syntax/index.js";
import { sharedPath } from "../src/testing/shared.js";
import { readTreebank } from "../src/testing/treebank.js";
import { ownSentences } from "./syntax/own-sentences.js";

/**
 * Load time and sentences/s of `analyse`, one thread, beside a BERT base of random weights that reads the same pieces in
 * the same runtime, int8 both (python -m bench.bert --out .cache/bert in training/):
 *
 *     npm run bench:syntax -- --model models/syntax [--bert training/.cache/bert/model.int8.onnx] [--sentences 500]
 */
const { values: flags } = parseArgs({
  options: {
    model: { type: "string", default: "models/syntax" },
    bert: { type: "string" },
    sentences: { type: "string", default: "500" },
    runtime: { type: "string" },
  },
});
const count = Number(flags.sentences);
const sentences = (
  sharedPath("data/ud") === undefined
    ? ownSentences
    : readTreebank("ewt", "dev").map(({ tokens }) => tokens.map(({ text }) => text))
).slice(0, count);
const words = sentences.flat().length;
console.log(`${sentences.length} sentences, ${(words / sentences.length).toFixed(1)} words each\n`);
console.log("| runtime | model | load, ms | sentences/s | words/s |\n|---|---|---:|---:|---:|");

const runtimes: readonly RuntimeName[] = flags.runtime ? [flags.runtime as RuntimeName] : ["native", "wasm"];
for (const runtime of runtimes) {
  const ours = await timeAnalyser(runtime);
  row(runtime, "litotes, analyse", ours);
  if (flags.bert === undefined) continue;
  const bert = await timeBert(runtime, flags.bert);
  row(runtime, "BERT base, states only", bert);
  console.log(`| ${runtime} | times as fast | | ${(bert.seconds / ours.seconds).toFixed(1)} | |`);
}

interface Timing {
  load: number;
  /** For all the sentences. */
  seconds: number;
}

function row(runtime: string, name: string, { load, seconds }: Timing): void {
  const speeds = [sentences.length, words].map((amount) => (amount / seconds).toFixed(0));
  console.log(`| ${runtime} | ${name} | ${load.toFixed(0)} | ${speeds.join(" | ")} |`);
}

async function timeAnalyser(runtime: RuntimeName): Promise<Timing> {
  const given = sentences.map((forms) => ({
    tokens: forms.map((text) => ({ start: 0, end: text.length, text })),
  }));
  await chooseRuntime({ runtime });
  const start = performance.now();
  const analyser = createAnalyser({ model: flags.model, runtime });
  await analyser.load();
  const load = performance.now() - start;
  await analyser.analyseSentences(given.slice(0, 20));
  const begin = performance.now();
  await analyser.analyseSentences(given);
  const seconds = (performance.now() - begin) / 1000;
  await analyser.dispose();
  return { load, seconds };
}

/** The pieces are ours, so that both models read the same lengths. */
async function timeBert(runtime: RuntimeName, path: string): Promise<Timing> {
  const { manifest, tokenizer } = await readModel(flags.model, "int8");
  const pieces = createPieces(tokenizer, manifest);
  const examples = sentences.slice(0, 100).map((forms) => exampleOf(forms, pieces));
  const { open } = await chooseRuntime({ runtime });
  const start = performance.now();
  const session = await open(readFileSync(path), { threads: 1 });
  const load = performance.now() - start;
  await session.run(feedsOf([examples[0]!]));
  const begin = performance.now();
  for (const [index] of batchesOf(examples, { alone: true })) await session.run(feedsOf([examples[index!]!]));
  const seconds = (performance.now() - begin) / 1000;
  await session.release();
  return { load, seconds: (seconds / examples.flatMap(({ ids }) => ids).length) * totalPieces() };

  function totalPieces(): number {
    return sentences.reduce((sum, forms) => sum + exampleOf(forms, pieces).ids.length, 0);
  }
}
