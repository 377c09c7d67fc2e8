import { Command, Option } from "commander";
import { type Precision, precisions } from "../../encoder/manifest.js";
import { type RuntimeChoice, runtimeChoices } from "../../encoder/runtime/runtime.js";
import { readableFormats } from "../../formats/registry.js";
import { positiveInteger } from "../options.js";

export interface ParseFlags {
  from?: string;
  to: "conllu" | "jsonl";
  output?: string;
  model?: string;
  runtime: RuntimeChoice;
  precision: Precision;
  threads: number;
}

const examples = `
Examples:
  $ litotes parse "I don't think so."
  $ litotes parse letters/*.txt -o letters.conllu
  $ litotes parse cdsco.txt --from starsem --to jsonl -o parsed.jsonl
  $ litotes parse gold.conllu --runtime wasm --threads 2`;

export function parseCommand(): Command {
  return new Command("parse")
    .description("tag English text: lemmas, parts of speech, features, dependency trees")
    .argument("[input...]", "text, files, folders, or - for standard input")
    .optionsGroup("Input:")
    .option(
      "--from <format>",
      `format of the files (default: by name, else text); given words are kept: ${readableFormats.join(", ")}`,
    )
    .optionsGroup("Model:")
    .option("--model <folder>", "folder with manifest.json (default: the one in the package)")
    .addOption(
      new Option(
        "--runtime <runtime>",
        "what runs the model; auto is native where onnxruntime-node is installed",
      )
        .choices(runtimeChoices)
        .default("auto"),
    )
    .addOption(
      new Option("--precision <precision>", "which graph to run").choices(precisions).default("int8"),
    )
    .option("--threads <number>", "threads of one inference", positiveInteger, 1)
    .optionsGroup("Output:")
    .addOption(
      new Option("--to <format>", "format of the output").choices(["conllu", "jsonl"]).default("conllu"),
    )
    .option("-o, --output <file>", "write to a file instead of standard output")
    .addHelpText("after", examples)
    .action(async (inputs: string[], flags: ParseFlags) => {
      const { runParse } = await import("./run-parse.js");
      await runParse(inputs, flags);
    });
}
