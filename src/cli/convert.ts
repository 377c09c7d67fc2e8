import { Command } from "commander";
import type { AnnotationChoice } from "../formats/format.js";
import { readSentences, writerOf } from "../formats/read.js";
import { formatByName, readableFormats, writableFormats } from "../formats/registry.js";
import { splitNeitherNor } from "../negation/split-neither-nor.js";
import { chooseFormat, expandPaths, openBytes, readCompanion } from "./input.js";
import { annotationOption } from "./options.js";
import { openOutput } from "./output.js";

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
  const named = options.from === undefined ? undefined : formatByName(options.from, readableFormats);
  const target = formatByName(options.to, writableFormats);
  const writer = writerOf(target);
  const outputs = [openOutput(options.output)];
  if (options.output !== undefined && options.output !== "-" && target.companion !== undefined) {
    outputs.push(openOutput(target.companion(options.output)));
  }
  const [main, companion] = outputs as [(typeof outputs)[0], (typeof outputs)[0]?];
  try {
    for (const path of await expandPaths(inputs, named)) {
      const format = chooseFormat(options.from, path);
      const reading = {
        file: path,
        annotation: options.annotation,
        ...(options.lang === undefined ? {} : { language: options.lang }),
        ...(await readCompanion(path, format)),
      };
      for await (const sentence of readSentences(openBytes(path), format, reading)) {
        const ready = options.splitNeitherNor ? splitNeitherNor(sentence) : sentence;
        await main.write(writer.write(ready));
        await companion?.write(writer.companion?.(ready) ?? "");
      }
    }
    await main.write(writer.end?.() ?? "");
    for (const output of outputs) await output.flush();
    for (const output of outputs) await output.commit();
  } catch (error) {
    for (const output of outputs) await output.abandon();
    throw error;
  }
}
