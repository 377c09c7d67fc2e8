import { stat } from "node:fs/promises";
import { oneOf } from "../../errors.js";
import { readSentences, writerOf } from "../../formats/read.js";
import { formatByName, readableFormats, writableFormats } from "../../formats/registry.js";
import { text } from "../../formats/text.js";
import type { Sentence } from "../../negation/negation.js";
import { resolveStream } from "../../resolve/index.js";
import { detectLanguage } from "../../text/detect-language.js";
import { type Language, languages } from "../../text/language.js";
import { readCompanion } from "../input.js";
import { type Output, openOutput } from "../output.js";
import { createProgress, silent } from "../progress.js";
import type { ResolveFlags } from "./command.js";
import { peek } from "./peek.js";
import { type ResolveSource, sourcesOf } from "./sources.js";

export async function runResolve(inputs: readonly string[], flags: ResolveFlags): Promise<void> {
  const target = formatByName(flags.to, writableFormats);
  const path = flags.output === "-" ? undefined : flags.output;
  const isOnScreen = path === undefined && process.stdout.isTTY === true;
  const writer = writerOf(target, { colour: isOnScreen && !process.env.NO_COLOR, all: flags.all ?? false });
  const language = flags.lang === undefined ? undefined : oneOf("language", flags.lang, languages);
  const sources = await sourcesOf(
    inputs,
    flags.from === undefined ? undefined : formatByName(flags.from, readableFormats),
  );
  const companionPath = path && target.companion?.(path);
  const outputs: Output[] = [openOutput(path), ...(companionPath ? [openOutput(companionPath)] : [])];
  const [main, companion] = outputs;
  const progress = isOnScreen ? silent : createProgress("resolving", await totalSize(sources));
  try {
    for (const source of sources) {
      const watched = { ...source, bytes: watch(source.bytes, progress.add) };
      for await (const sentence of resolved(watched, flags, language)) {
        await main!.write(writer.write(sentence));
        await companion?.write(writer.companion?.(sentence) ?? "");
      }
    }
    await main!.write(writer.end?.() ?? "");
    for (const output of outputs) await output.commit();
  } catch (error) {
    for (const output of outputs) await output.abandon();
    throw error;
  } finally {
    progress.end();
  }
}

/** Characters, or sentences of tokenised input, that decide the language. */
const [enoughBytes, enoughSentences] = [20_000, 40];

async function* resolved(
  source: ResolveSource,
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

async function* watch(
  bytes: AsyncGenerator<Uint8Array>,
  add: (amount: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    add(chunk.length);
    yield chunk;
  }
}

async function totalSize(sources: readonly ResolveSource[]): Promise<number> {
  const sizes = sources
    .filter(({ isFile }) => isFile)
    .map(({ name }) =>
      stat(name).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
