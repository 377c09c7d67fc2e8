import { Command } from "commander";
import type { AnnotationChoice } from "../formats/format.js";
import { readSentences } from "../formats/read.js";
import { formatByName, readableFormats, writableFormats } from "../formats/registry.js";
import type { Sentence } from "../negation/negation.js";
import { splitNeitherNor } from "../negation/split-neither-nor.js";
import { chooseFormat, expandPaths, openBytes, readCompanion } from "./input.js";
import { annotationOption } from "./options.js";
import { writeSentences } from "./write-sentences.js";

interface ConvertOptions {
  from?: string;
  to: string;
  output?: string;
  annotation: AnnotationChoice;
  lang?: string;
  splitNeitherNor?: boolean;
}

export function convertCommand(): Command {
  return new Command("convert")
    .description("convert annotated sentences from one format to another")
    .argument("<input...>", "files, folders, or - for standard input")
    .option("--from <format>", `format of the input: ${readableFormats.join(", ")} (default: by file name)`)
    .requiredOption("--to <format>", `format of the output: ${writableFormats.join(", ")}`)
    .option("-o, --output <file>", "write to a file instead of standard output")
    .addOption(annotationOption())
    .option("--lang <code>", "language of untokenised text: en, de, fr, bg, zh (default: en)")
    .option("--split-neither-nor", "make each neither … nor two negations with overlapping scopes")
    .addHelpText(
      "after",
      "\nExample:\n  $ litotes convert cdsco.txt --from starsem --to jsonl -o cdsco.jsonl",
    )
    .action(convert);
}

async function convert(inputs: string[], options: ConvertOptions): Promise<void> {
  const target = formatByName(options.to, writableFormats);
  await writeSentences(sentencesOf(inputs, options), target, options.output);
}

async function* sentencesOf(inputs: readonly string[], options: ConvertOptions): AsyncGenerator<Sentence> {
  const named = options.from === undefined ? undefined : formatByName(options.from, readableFormats);
  for (const path of await expandPaths(inputs, named)) {
    const format = named ?? chooseFormat(undefined, path);
    const reading = {
      file: path,
      annotation: options.annotation,
      ...(options.lang === undefined ? {} : { language: options.lang }),
      ...(await readCompanion(path, format)),
    };
    for await (const sentence of readSentences(openBytes(path), format, reading)) {
      yield options.splitNeitherNor ? splitNeitherNor(sentence) : sentence;
    }
  }
}
