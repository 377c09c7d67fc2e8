import { readFileSync, writeFileSync } from "node:fs";
import type { Precision, RuntimeName } from "../../src/encoder/index.js";
import { loadEncoder } from "../../src/encoder/index.js";
import { createAnalyser } from "../../src/syntax/index.js";
import type { Token } from "../../src/text/token.js";
import { ownSentences } from "./own-sentences.js";

/**
 * Are the numbers the same everywhere? TypeScript against PyTorch, native against WebAssembly, on our own sentences:
 *
 *     npx tsx bench/syntax/parity.ts write training/.cache/own.jsonl
 *     cd training && python -m evaluate.predict --logits --model FINAL --data .cache/own.jsonl --out .cache/own-logits.jsonl
 *     npx tsx bench/syntax/parity.ts check training/.cache/own-logits.jsonl MODEL
 */
const [task, file, model] = process.argv.slice(2);
if (task === "write" && file !== undefined) {
  writeFileSync(file, ownSentences.map((words) => `${JSON.stringify({ words })}\n`).join(""));
} else if (task === "check" && file !== undefined && model !== undefined) {
  const expected = readFileSync(file, "utf8").trimEnd().split("\n");
  console.log(`${ownSentences.length} sentences, ${ownSentences.flat().length} words`);
  for (const runtime of ["native", "wasm"] as const) {
    const difference = await logitDifference(model, runtime, expected);
    console.log(`fp32 logits, ${runtime} against PyTorch: at most ${difference.toExponential(1)} apart`);
  }
  for (const precision of ["fp32", "int8"] as const) {
    const [native, wasm] = await Promise.all([
      analyses(model, "native", precision),
      analyses(model, "wasm", precision),
    ]);
    for (const field of ["upos", "xpos", "feats", "lemma", "head", "deprel"] as const) {
      const differing = native.filter((token, i) => token[field] !== wasm[i]![field]).length;
      console.log(
        `${precision} ${field}: ${differing} of ${native.length} words differ, native against wasm`,
      );
    }
  }
} else throw new Error("usage: parity.ts write WORDS.jsonl | check LOGITS.jsonl MODEL");

async function logitDifference(
  folder: string,
  runtime: RuntimeName,
  expected: readonly string[],
): Promise<number> {
  const encoder = await loadEncoder({ model: folder, runtime, precision: "fp32" });
  let greatest = 0;
  for await (const { index, outputs } of encoder.encode(ownSentences)) {
    const record = JSON.parse(expected[index]!);
    for (const [name, { data }] of Object.entries(outputs)) {
      const theirs: number[] = record[name].flat(Number.POSITIVE_INFINITY);
      if (theirs.length !== data.length)
        throw new Error(`${name}: ${data.length} logits, not ${theirs.length}`);
      for (const [i, value] of theirs.entries()) greatest = Math.max(greatest, Math.abs(value - data[i]!));
    }
  }
  await encoder.dispose();
  return greatest;
}

async function analyses(folder: string, runtime: RuntimeName, precision: Precision): Promise<Token[]> {
  const analyser = createAnalyser({ model: folder, runtime, precision });
  const sentences = ownSentences.map((words) => ({
    tokens: words.map((text): Token => ({ start: 0, end: text.length, text })),
  }));
  const found = await analyser.analyseSentences(sentences);
  await analyser.dispose();
  return found.flatMap(({ tokens }) => tokens);
}
