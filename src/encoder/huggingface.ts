import { LitotesError } from "../errors.js";
import type { Manifest, ModelFile } from "./manifest.js";
import { createTokenizer } from "./tokenizer.js";

/** The layout of a Hugging Face folder: these three files, side by side. */
export const huggingFaceFiles = {
  config: "config.json",
  tokenizer: "tokenizer.json",
  graph: "model.onnx",
} as const;

/** A fine-tuned BERT reads addresses of hundreds of pieces; what a word is, its first ones say. */
const piecesPerWord = 16;
const states = "last_hidden_state";

/** What a manifest would say of somebody else's encoder: its output are the states of words. */
export function describeHuggingFace(configJson: string, tokenizerJson: string, place: string): Manifest {
  const config = parse(configJson, huggingFaceFiles.config, place);
  const settings = parse(tokenizerJson, huggingFaceFiles.tokenizer, place);
  const tokenizer = createTokenizer(settings);
  const ends = tokenizer.encode("", { add_special_tokens: true }).ids.map((id) => tokenizer.id_to_token(id));
  if (ends.length !== 2) {
    const reason = `${huggingFaceFiles.tokenizer} puts ${ends.length} tokens around a sentence, expected 2`;
    throw new LitotesError("L502", { reason }, { file: place });
  }
  const [opening, closing] = ends as [string, string];
  const padding = tokenizer.id_to_token(Number(config.pad_token_id ?? 0)) ?? closing;
  const unknown = String((settings.model as { unk_token?: string } | undefined)?.unk_token ?? padding);
  const positions = Number(config.max_position_embeddings ?? 512);
  const unchecked = (name: string): ModelFile => ({ name, bytes: 0, sha256: "" });
  return {
    version: 1,
    files: { tokenizer: unchecked(huggingFaceFiles.tokenizer), fp32: unchecked(huggingFaceFiles.graph) },
    inputs: {},
    outputs: { [states]: { type: "float32", axes: ["batch", "pieces", "width"] } },
    labels: {},
    tokens: { opening, closing, padding, unknown, piecesPerWord },
    // RoBERTa counts positions from the padding token's id on.
    longestPieces: positions - 4,
  };
}

function parse(text: string, name: string, place: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = `${name} is not JSON: ${(error as Error).message}`;
    throw new LitotesError("L502", { reason }, { file: place });
  }
}
