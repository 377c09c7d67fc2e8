import { LitotesError } from "../errors.js";
import type { Sentence } from "../negation/negation.js";
import { decodeUtf8 } from "./decode.js";
import type { Format, Reader, ReadOptions, WriteOptions, Writer } from "./format.js";

/**
 * Bytes to sentences, as a stream.
 *
 * @example
 * for await (const sentence of readSentences(createReadStream("cdsco.txt"), starsem, { file: "cdsco.txt" })) …
 */
export async function* readSentences(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  format: Format,
  options: ReadOptions,
): AsyncGenerator<Sentence> {
  const reader = readerOf(format, options);
  let found = false;
  for await (const text of decodeUtf8(bytes, options.file)) {
    for (const sentence of reader.push(text)) {
      found = true;
      yield sentence;
    }
  }
  for (const sentence of reader.end()) {
    found = true;
    yield sentence;
  }
  if (!found) throw new LitotesError("L102", { format: format.name }, { file: options.file, line: 1 });
}

/** A whole text to its sentences. */
export function parseSentences(text: string, format: Format, options: Partial<ReadOptions> = {}): Sentence[] {
  const reader = readerOf(format, { file: "text", ...options });
  return [...reader.push(text), ...reader.end()];
}

export function formatSentences(sentences: Iterable<Sentence>, format: Format): string {
  const writer = writerOf(format);
  let text = "";
  for (const sentence of sentences) text += writer.write(sentence);
  return text + (writer.end?.() ?? "");
}

export function readerOf(format: Format, options: ReadOptions): Reader {
  if (format.reader !== undefined) return format.reader(options);
  throw new LitotesError("L404", { reason: `${format.name} can only be written` });
}

export function writerOf(format: Format, options: WriteOptions = {}): Writer {
  if (format.writer !== undefined) return format.writer(options);
  throw new LitotesError("L404", { reason: `${format.name} can only be read` });
}
