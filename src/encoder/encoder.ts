import { LitotesError } from "../errors.js";
import { batchesOf } from "./batches.js";
import { exampleOf } from "./example.js";
import { feedsOf } from "./feeds.js";
import type { ModelPlace } from "./files/open.js";
import { type Logits, rowOf } from "./logits.js";
import type { Manifest, Precision } from "./manifest.js";
import { readModel } from "./model-files.js";
import { createPieces } from "./pieces.js";
import { chooseRuntime, firstLine, type RuntimeOptions } from "./runtime/choose.js";
import type { RuntimeName, Session } from "./runtime/runtime.js";
import { longest, type Window, windowsOf } from "./windows.js";

export interface EncoderOptions extends RuntimeOptions {
  /** Folder of the model in Node, its address in a browser, or a function that reads its files. */
  model: ModelPlace;
  precision?: Precision;
  /** Threads of one inference. */
  threads?: number;
}

/** The logits of one sentence by output: those that the manifest lists. */
export interface EncodedSentence {
  /** Its place among the sentences given. */
  index: number;
  outputs: Readonly<Record<string, Logits>>;
}

export interface Encoder {
  manifest: Manifest;
  runtime: RuntimeName;
  /** Parts of a sentence that `encode` can take: one, unless it is very long. */
  windows(words: readonly string[]): Window[];
  /** Words in, logits out, in whatever order is fastest. What comes out does not depend on what else goes in. */
  encode(sentences: readonly (readonly string[])[]): AsyncGenerator<EncodedSentence>;
  /** Gives the memory back; encoding is over. */
  dispose(): Promise<void>;
}

/**
 * Opens a model: its files are read and checked, and the runtime is loaded. A folder without manifest.json but with
 * config.json, tokenizer.json and model.onnx is somebody's own encoder in Hugging Face layout: its one output,
 * `last_hidden_state`, has a row a word.
 *
 * @example
 * const encoder = await loadEncoder({ model: "models/syntax" });
 * for await (const { index, outputs } of encoder.encode([["Nobody", "came", "."]])) outputs.upos.dims; // [3, 17]
 * await encoder.dispose();
 */
export async function loadEncoder({
  model,
  precision = "int8",
  threads = 1,
  ...options
}: EncoderOptions): Promise<Encoder> {
  const { manifest, name, graph, tokenizer, batchMatters } = await readModel(model, precision);
  const runtime = await chooseRuntime(options);
  const pieces = createPieces(tokenizer, manifest);
  let session: Session | undefined = await runtime.open(graph, { threads }).catch(cannotRun);
  const limit = { ...longest, pieces: Math.min(longest.pieces, manifest.longestPieces ?? longest.pieces) };

  async function* encode(sentences: readonly (readonly string[])[]): AsyncGenerator<EncodedSentence> {
    const filled = [...sentences.keys()].filter((index) => sentences[index]!.length > 0);
    const examples = filled.map((index) => exampleOf(sentences[index]!, pieces));
    for (const { ids } of examples) checkLength(ids.length - 2, manifest.longestPieces);
    for (const batch of batchesOf(examples, { alone: batchMatters })) {
      if (session === undefined) throw new LitotesError("L506");
      const feeds = feedsOf(batch.map((place) => examples[place]!));
      const tensors = await session.run(feeds).catch(cannotRun);
      for (const [row, place] of batch.entries()) {
        const { starts } = examples[place]!;
        const outputs = Object.entries(manifest.outputs).map(
          ([output, { axes }]) => [output, rowOf(tensors[output]!, axes, row, starts)] as const,
        );
        yield { index: filled[place]!, outputs: Object.fromEntries(outputs) };
      }
    }
  }

  function cannotRun(error: unknown): never {
    throw new LitotesError("L505", { name, runtime: runtime.name, reason: firstLine(error) });
  }

  return {
    manifest,
    runtime: runtime.name,
    windows: (words) => windowsOf(words, pieces, limit),
    encode,
    async dispose() {
      const open = session;
      session = undefined;
      await open?.release();
    },
  };
}

function checkLength(found: number, longestPieces = Number.POSITIVE_INFINITY): void {
  if (found > longestPieces) throw new LitotesError("L508", { found, expected: longestPieces });
}
