import { LitotesError } from "../errors.js";

/** The version of manifest.json that this Litotes reads; training/export writes it. */
export const manifestVersion = 1;

export const precisions = ["int8", "fp32"] as const;
export type Precision = (typeof precisions)[number];

export interface ModelFile {
  name: string;
  bytes: number;
  sha256: string;
  /**
   * What an int8 graph quantises activations by. By `tensor`, the default, a sentence's logits depend on what else is
   * in the batch; by `row` they do not.
   */
  activations?: "tensor" | "row";
}

export interface ModelOutput {
  type: string;
  axes: readonly string[];
  /** Name of the list of labels. */
  labels?: string;
}

/** What must be known of a model to run it. */
export interface Manifest {
  version: number;
  files: Readonly<Record<"tokenizer", ModelFile> & Partial<Record<Precision, ModelFile>>>;
  inputs: Readonly<Record<string, { type: string; axes: readonly string[] }>>;
  outputs: Readonly<Record<string, ModelOutput>>;
  labels: Readonly<Record<string, readonly string[]>>;
  tokens: { opening: string; closing: string; padding: string; unknown: string; piecesPerWord: number };
  /** Pieces of the longest sentence, opening and closing token left out, where positions have an end. */
  longestPieces?: number;
}

/** The manifest in the text of manifest.json, or one line that says what is wrong with it. */
export function parseManifest(text: string, file: string): Manifest {
  const manifest = parseJson(text, file);
  const problem = firstProblem(manifest);
  if (problem !== undefined) throw new LitotesError("L502", { reason: problem }, { file });
  return manifest as Manifest;
}

function parseJson(text: string, file: string): Partial<Manifest> {
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    throw new LitotesError("L502", { reason: `not JSON: ${(error as Error).message}` }, { file });
  }
  throw new LitotesError("L502", { reason: "not a JSON object" }, { file });
}

const inputNames = ["input_ids", "attention_mask", "word_starts"];

function firstProblem({
  version,
  files,
  inputs,
  outputs,
  labels,
  tokens,
}: Partial<Manifest>): string | undefined {
  if (version !== manifestVersion) return `version ${version}, while this Litotes reads ${manifestVersion}`;
  if (files?.tokenizer === undefined) return "files.tokenizer is missing";
  for (const [role, entry] of Object.entries(files)) {
    if (typeof entry.name !== "string" || /[\\/]/.test(entry.name))
      return `files.${role}.name is no file name`;
    if (!/^[0-9a-f]{64}$/.test(entry.sha256)) return `files.${role}.sha256 is no SHA-256 in hexadecimal`;
  }
  const input = Object.keys(inputs ?? {}).find((name) => !inputNames.includes(name));
  if (inputs === undefined || input !== undefined)
    return `inputs: ${input ?? "none"}, expected ${inputNames.join(", ")}`;
  for (const [name, output] of Object.entries(outputs ?? {})) {
    if (!Array.isArray(output.axes) || output.axes[0] !== "batch")
      return `outputs.${name}.axes must begin with batch`;
    if (output.axes.includes("labels") && !labels?.[output.labels ?? ""]?.length)
      return `outputs.${name}: no list of ${output.labels} labels`;
  }
  if (outputs === undefined) return "outputs are missing";
  if (tokens?.opening === undefined || !(tokens.piecesPerWord > 0)) return "tokens are missing";
  return undefined;
}
