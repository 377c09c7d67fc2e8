import { Command, Option } from "commander";
import type { AnnotationChoice } from "../../formats/format.js";
import { readableFormats } from "../../formats/registry.js";
import { type Dimension, dimensionNames } from "../../score/breakdown.js";
import { type StarsemMode, starsemModes } from "../../score/starsem/rules.js";
import { annotationOption, collect, decimals, listOf, positiveInteger, seed } from "../options.js";

export interface ScoreFlags {
  from?: string;
  systemFrom?: string;
  data?: string;
  annotation: AnnotationChoice;
  splitNeitherNor?: boolean;
  starsem: StarsemMode;
  /** Number of samples, or true for the default. */
  confidence?: number | true;
  /** Number of trials, or true for the default. */
  compare?: number | true;
  seed: number;
  runs?: boolean;
  failUnder: string[];
  json?: boolean;
  markdown?: boolean;
  latex?: boolean;
  html?: string;
  by?: Dimension[];
  errors?: boolean;
  instances: boolean;
  digits: number;
}

const examples = `
Examples:
  $ litotes score gold.txt system.txt
  $ litotes score gold.txt a.txt b.txt --compare --confidence
  $ litotes score gold.jsonl system.jsonl --by cueKind --html report.html
  $ litotes score gold.txt system.txt --json --fail-under nisTok=85`;

export function scoreCommand(): Command {
  return new Command("score")
    .description("score predicted negations against gold: *SEM 2012, negation-instance scores, focus")
    .argument("<gold>", "gold annotation")
    .argument("<system...>", "predicted annotations of the same sentences")
    .optionsGroup("Input:")
    .option(
      "--from <format>",
      `format of the files (default: by name, else starsem): ${readableFormats.join(", ")}`,
    )
    .option("--system-from <format>", "format of the systems, where it is not that of gold")
    .option("--data <name>", "name of the gold data in signatures (default: name of the file)")
    .addOption(annotationOption("what to score, where the files hold both"))
    .option("--split-neither-nor", "make each neither … nor two negations with overlapping scopes")
    .optionsGroup("Measures:")
    .addOption(
      new Option("--starsem <mode>", "reproduce the official script of 2012, or repair its counting")
        .choices(starsemModes)
        .default("exact"),
    )
    .option(
      "--confidence [samples]",
      "95 % intervals by bootstrap over sentences (default: 1000)",
      positiveInteger,
    )
    .option(
      "--compare [trials]",
      "approximate-randomisation test against the first system (default: 10000)",
      positiveInteger,
    )
    .option("--seed <number>", "seed of both", seed, 12345)
    .option("--runs", "the systems are runs of one: add mean and standard deviation")
    .option(
      "--fail-under <measure=value>",
      "exit with 1 below it, e.g. nisTok=80; may be repeated",
      collect,
      [],
    )
    .optionsGroup("Output:")
    .option("--json", "one JSON object per system, each on a line")
    .addOption(new Option("--markdown", "a Markdown table").conflicts("json"))
    .addOption(new Option("--latex", "a LaTeX table (booktabs)").conflicts(["json", "markdown"]))
    .option("--html <file>", "write a page with measures, plot and every negated sentence, errors first")
    .option(
      "--by <dimensions>",
      `break down by ${dimensionNames.join(",")}`,
      listOf("dimension", dimensionNames),
    )
    .option("--errors", "list every wrong instance with its kind of error")
    .option("--no-instances", "keep no instances: constant memory on files of any size")
    .option("--digits <n>", "decimals in tables", decimals, 2)
    .addHelpText("after", examples)
    .action(async (gold: string, systems: string[], flags: ScoreFlags) => {
      const { runScore } = await import("./run-score.js");
      await runScore(gold, systems, flags);
    });
}
