import { readSentences } from "../../formats/read.js";
import { formatByName, readableFormats, writableFormats } from "../../formats/registry.js";
import type { Sentence } from "../../negation/negation.js";
import { createAnalyser } from "../../syntax/index.js";
import { readCompanion } from "../input.js";
import { sourcesOf, type TextSource } from "../sources.js";
import { writeSentences } from "../write-sentences.js";
import type { ParseFlags } from "./command.js";
import { modelFolder } from "./packaged-model.js";

export async function runParse(inputs: readonly string[], flags: ParseFlags): Promise<void> {
  const { runtime, precision, threads } = flags;
  const target = formatByName(flags.to, writableFormats);
  const from = flags.from === undefined ? undefined : formatByName(flags.from, readableFormats);
  const sources = await sourcesOf(inputs, from);
  const analyser = createAnalyser({
    model: modelFolder(flags.model),
    runtime,
    precision,
    threads,
    onNotice: (notice) => process.stderr.write(`litotes: ${notice}\n`),
  });
  try {
    await writeSentences(analyser.analyseStream(sentencesOf(sources)), target, flags.output);
  } finally {
    await analyser.dispose();
  }
}

async function* sentencesOf(sources: readonly TextSource[]): AsyncGenerator<Sentence> {
  for (const { name, isFile, format, bytes } of sources) {
    const companion = isFile ? await readCompanion(name, format) : {};
    yield* readSentences(bytes, format, { file: name, language: "en", ...companion });
  }
}
