import { parseArgs } from "node:util";
import type { Precision, RuntimeChoice } from "../../src/encoder/index.js";
import { evaluateSyntax, syntaxMeasureNames } from "../../src/syntax/evaluate/index.js";
import { createAnalyser } from "../../src/syntax/index.js";
import { readTreebank, type Split } from "../../src/testing/treebank.js";

/**
 * Tags, lemmas and trees of UD English EWT and GUM on gold tokens, as `analyse` gives them:
 *
 *     npx tsx bench/syntax/quality.ts --model models/syntax [--split test] [--precision int8,fp32] [--runtime wasm]
 */
const { values: flags } = parseArgs({
  options: {
    model: { type: "string", default: "models/syntax" },
    split: { type: "string", default: "dev" },
    precision: { type: "string", default: "int8,fp32" },
    runtime: { type: "string", default: "auto" },
  },
});
const row = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

row(["treebank", "model", ...syntaxMeasureNames]);
row(["---", "---", ...syntaxMeasureNames.map(() => "---:")]);
for (const precision of flags.precision.split(",") as Precision[]) {
  const analyser = createAnalyser({
    model: flags.model,
    precision,
    runtime: flags.runtime as RuntimeChoice,
    onNotice: console.error,
  });
  const { runtime } = await analyser.load();
  for (const treebank of ["ewt", "gum"] as const) {
    const gold = readTreebank(treebank, flags.split as Split);
    const scores = evaluateSyntax(gold, await analyser.analyseSentences(gold));
    const figures = syntaxMeasureNames.map((name) => scores[name].f1.toFixed(2));
    row([`${treebank} ${flags.split}`, `${precision} ${runtime}`, ...figures]);
  }
  await analyser.dispose();
}
