import { oneOf } from "../../errors.js";
import { readSentences } from "../../formats/read.js";
import { formatByName, readableFormats, writableFormats } from "../../formats/registry.js";
import { text } from "../../formats/text.js";
import type { Sentence } from "../../negation/negation.js";
import { resolveStream } from "../../resolve/index.js";
import { detectLanguage } from "../../text/detect-language.js";
import { type Language, languages } from "../../text/language.js";
import { readCompanion } from "../input.js";
import { createProgress, silent } from "../progress.js";
import { sourcesOf, type TextSource } from "../sources.js";
import { sizeOf, watch } from "../watch.js";
import { writeSentences } from "../write-sentences.js";
import type { ResolveFlags } from "./command.js";
import { peek } from "./peek.js";

export async function runResolve(inputs: readonly string[], flags: ResolveFlags): Promise<void> {
  const target = formatByName(flags.to, writableFormats);
  const language = flags.lang === undefined ? undefined : oneOf("language", flags.lang, languages);
  const sources = await sourcesOf(
    inputs,
    flags.from === undefined ? undefined : formatByName(flags.from, readableFormats),
  );
  const isOnScreen = (flags.output ?? "-") === "-" && process.stdout.isTTY === true;
  const files = sources.filter(({ isFile }) => isFile).map(({ name }) => name);
  const progress = isOnScreen ? silent : createProgress("resolving", await sizeOf(files));
  async function* all(): AsyncGenerator<Sentence> {
    for (const source of sources) {
      const bytes = watch(source.bytes, ({ length }) => progress.add(length));
      yield* resolved({ ...source, bytes }, flags, language);
    }
  }
  const options = { colour: isOnScreen && !process.env.NO_COLOR, all: flags.all ?? false };
  try {
    await writeSentences(all(), target, flags.output, options);
  } finally {
    progress.end();
  }
}

/** Characters, or sentences of tokenised input, that decide the language. */
const [enoughBytes, enoughSentences] = [20_000, 40];

async function* resolved(
  source: TextSource,
  { scheme, tier }: ResolveFlags,
  given: Language | undefined,
): AsyncGenerator<Sentence> {
  const { name, format } = source;
  const companion = source.isFile ? await readCompanion(name, format) : {};
  let { bytes } = source;
  let language = given;
  if (language === undefined && format === text) {
    const start = await peek(
      bytes,
      (chunks) => chunks.reduce((sum, { length }) => sum + length, 0) >= enoughBytes,
    );
    bytes = start.all;
    language = languageOf(
      new TextDecoder().decode(Buffer.concat(start.first).subarray(0, enoughBytes)),
      name,
    );
  }
  let sentences = readSentences(bytes, format, {
    file: name,
    ...(language ? { language } : {}),
    ...companion,
  });
  if (language === undefined) {
    const start = await peek(sentences, ({ length }) => length >= enoughSentences);
    sentences = start.all;
    language = languageOf(start.first.map((sentence) => sentence.text).join("\n"), name);
  }
  yield* resolveStream(sentences, { language, scheme, tier });
}

function languageOf(sample: string, name: string): Language {
  const detected = detectLanguage(sample);
  if (detected !== undefined) return detected.language;
  if (/\p{L}/u.test(sample))
    process.stderr.write(`litotes: ${name}: language not certain, taken as en; say --lang\n`);
  return "en";
}
