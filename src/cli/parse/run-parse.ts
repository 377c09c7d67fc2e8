import { LitotesError } from "../../errors.js";
import { readSentences, writerOf } from "../../formats/read.js";
import { formatByName } from "../../formats/registry.js";
import type { Sentence } from "../../negation/negation.js";
import { createAnalyser } from "../../syntax/index.js";
import { readCompanion } from "../input.js";
import { openOutput } from "../output.js";
import { type ResolveSource, sourcesOf } from "../resolve/sources.js";
import type { ParseFlags } from "./command.js";
import { modelFolder } from "./packaged-model.js";

export async function runParse(inputs: readonly string[], flags: ParseFlags): Promise<void> {
  if (inputs.length === 0 && process.stdin.isTTY) {
    throw new LitotesError("L404", {
      reason: "nothing to parse: give a text, a file, or - for standard input",
    });
  }
  const { runtime, precision, threads } = flags;
  const writer = writerOf(formatByName(flags.to));
  const sources = await sourcesOf(inputs, flags.from === undefined ? undefined : formatByName(flags.from));
  const analyser = createAnalyser({
    model: modelFolder(flags.model),
    runtime,
    precision,
    threads,
    onNotice: (notice) => process.stderr.write(`litotes: ${notice}\n`),
  });
  const output = openOutput(flags.output);
  try {
    for await (const sentence of analyser.analyseStream(sentencesOf(sources))) {
      await output.write(writer.write(sentence));
    }
    await output.write(writer.end?.() ?? "");
    await output.commit();
  } catch (error) {
    await output.abandon();
    throw error;
  } finally {
    await analyser.dispose();
  }
}

async function* sentencesOf(sources: readonly ResolveSource[]): AsyncGenerator<Sentence> {
  for (const { name, isFile, format, bytes } of sources) {
    const companion = isFile ? await readCompanion(name, format) : {};
    yield* readSentences(bytes, format, { file: name, language: "en", ...companion });
  }
}
