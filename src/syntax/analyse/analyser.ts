import { type Encoder, type EncoderOptions, loadEncoder } from "../../encoder/index.js";
import type { Sentence } from "../../negation/negation.js";
import { splitSentences } from "../../text/sentences.js";
import { tokenize } from "../../text/tokenize.js";
import type { WordAnalysis } from "./analysis.js";
import { applyAnalysis } from "./apply.js";
import { checkOutputs, decodeAnalysis } from "./decode.js";
import { joinParts } from "./join.js";

type Tokenised = Pick<Sentence, "tokens">;

/** Tags, lemmas and dependency trees. The model is loaded with the first sentence, or by `load`. */
export interface Analyser {
  /** Sentences of a text, split and analysed. */
  analyse(text: string): Promise<Sentence[]>;
  /** Sentences with their tokens as given; what else they carry is kept. */
  analyseSentences<Given extends Tokenised>(sentences: readonly Given[]): Promise<Given[]>;
  /** The same for any number of sentences, a few hundred in memory at a time. */
  analyseStream<Given extends Tokenised>(
    sentences: AsyncIterable<Given> | Iterable<Given>,
  ): AsyncGenerator<Given>;
  load(): Promise<Encoder>;
  dispose(): Promise<void>;
}

/** Sentences that are sorted by length together. */
const chunk = 256;

/**
 * @example
 * const analyser = createAnalyser({ model: "models/syntax" });
 * const [sentence] = await analyser.analyse("Nobody came.");
 * sentence.tokens[1]; // { text: "came", lemma: "come", upos: "VERB", xpos: "VBD", head: -1, deprel: "root", … }
 * await analyser.dispose();
 */
export function createAnalyser(options: EncoderOptions): Analyser {
  let loading: Promise<Encoder> | undefined;

  function load(): Promise<Encoder> {
    loading ??= loadParser(options).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function* analyseStream<Given extends Tokenised>(
    sentences: AsyncIterable<Given> | Iterable<Given>,
  ): AsyncGenerator<Given> {
    let waiting: Given[] = [];
    for await (const sentence of sentences) {
      waiting.push(sentence);
      if (waiting.length < chunk) continue;
      yield* await analyseChunk(await load(), waiting);
      waiting = [];
    }
    if (waiting.length > 0) yield* await analyseChunk(await load(), waiting);
  }

  async function analyseSentences<Given extends Tokenised>(sentences: readonly Given[]): Promise<Given[]> {
    const analysed: Given[] = [];
    for await (const sentence of analyseStream(sentences)) analysed.push(sentence);
    return analysed;
  }

  return {
    load,
    analyseStream,
    analyseSentences,
    analyse: (text) => analyseSentences(sentencesOf(text)),
    async dispose() {
      const encoder = await loading?.catch(() => undefined);
      await encoder?.dispose();
    },
  };
}

async function loadParser(options: EncoderOptions): Promise<Encoder> {
  const encoder = await loadEncoder(options);
  try {
    checkOutputs(encoder.manifest);
  } catch (error) {
    await encoder.dispose();
    throw error;
  }
  return encoder;
}

function sentencesOf(text: string): Sentence[] {
  return splitSentences(text, "en").map(({ start, end }) => {
    const content = text.slice(start, end);
    return { offset: start, text: content, tokens: tokenize(content, "en"), negations: [] };
  });
}

async function analyseChunk<Given extends Tokenised>(
  encoder: Encoder,
  sentences: readonly Given[],
): Promise<Given[]> {
  const wordsOf = sentences.map(({ tokens }) => tokens.map(({ text }) => text));
  const parts = wordsOf.flatMap((words, sentence) =>
    encoder.windows(words).map(({ start, end }) => ({ sentence, words: words.slice(start, end) })),
  );
  const found: WordAnalysis[][] = [];
  for await (const { index, outputs } of encoder.encode(parts.map(({ words }) => words))) {
    found[index] = decodeAnalysis(parts[index]!.words, outputs, encoder.manifest.labels);
  }
  const partsOf: WordAnalysis[][][] = sentences.map(() => []);
  for (const [index, { sentence }] of parts.entries()) partsOf[sentence]!.push(found[index]!);
  return sentences.map((sentence, i) => applyAnalysis(sentence, joinParts(partsOf[i]!)));
}
