import { readFileSync } from "node:fs";
import type { Sentence } from "../../src/negation/negation.js";
import { evaluateSyntax, syntaxMeasureNames } from "../../src/syntax/evaluate/index.js";
import type { Inventory } from "../../src/syntax/labels/inventory.js";
import type { Task } from "../../src/syntax/labels/word-labels.js";
import { readTreebank, type Split, type Treebank } from "../../src/testing/treebank.js";
import { decodePrediction, type Prediction } from "./prediction.js";

/**
 * Scores what training/evaluate/predict.py predicted, on gold tokens, trees repaired:
 *
 *     npx tsx scripts/training/score-syntax.ts dev training/.cache/syntax/labels.json training/.cache/predicted.jsonl
 */
const [split, labelsPath, predictions] = process.argv.slice(2);
if (split === undefined || labelsPath === undefined || predictions === undefined)
  throw new Error("usage: score-syntax.ts dev|test LABELS.json PREDICTED.jsonl");

const labels = JSON.parse(readFileSync(labelsPath, "utf8")) as Record<Task, Inventory>;
const predicted = readFileSync(predictions, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Prediction);

function pairsOf(corpus: Treebank): [gold: Sentence, system: Sentence][] {
  const gold = new Map(readTreebank(corpus, split as Split).map((sentence) => [sentence.id, sentence]));
  return predicted
    .filter((prediction) => prediction.corpus === corpus)
    .map((prediction) => {
      const sentence = gold.get(prediction.id)!;
      const analyses = decodePrediction(prediction, labels);
      const tokens = sentence.tokens.map(({ start, end, text }, i) => ({
        start,
        end,
        text,
        ...analyses[i]!,
      }));
      return [sentence, { ...sentence, tokens }];
    });
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
process.stdout.write(
  row(["", ...syntaxMeasureNames]) + row(["---", ...syntaxMeasureNames.map(() => "---:")]),
);
for (const corpus of ["ewt", "gum"] as const) {
  const pairs = pairsOf(corpus);
  if (pairs.length === 0) continue;
  const scores = evaluateSyntax(
    pairs.map(([gold]) => gold),
    pairs.map(([, system]) => system),
  );
  process.stdout.write(
    row([`${corpus} ${split}`, ...syntaxMeasureNames.map((name) => scores[name].f1.toFixed(2))]),
  );
}
