import type { Format, WriteOptions } from "../formats/format.js";
import { writerOf } from "../formats/read.js";
import type { Sentence } from "../negation/negation.js";
import { openOutput } from "./output.js";

/** Writes a stream of sentences to a file, or to standard output; all of it or, where something fails, nothing. */
export async function writeSentences(
  sentences: AsyncIterable<Sentence>,
  target: Format,
  path: string | undefined,
  options: WriteOptions = {},
): Promise<void> {
  const writer = writerOf(target, options);
  const second = path === undefined || path === "-" ? undefined : target.companion?.(path);
  const main = openOutput(path);
  const companion = second === undefined ? undefined : openOutput(second);
  const outputs = companion === undefined ? [main] : [main, companion];
  try {
    for await (const sentence of sentences) {
      await main.write(writer.write(sentence));
      await companion?.write(writer.companion?.(sentence) ?? "");
    }
    await main.write(writer.end?.() ?? "");
    // Both are complete before either is moved to its place.
    for (const output of outputs) await output.flush();
    for (const output of outputs) await output.commit();
  } catch (error) {
    for (const output of outputs) await output.abandon();
    throw error;
  }
}
