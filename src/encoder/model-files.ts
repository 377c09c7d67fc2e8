import { LitotesError, oneOf } from "../errors.js";
import type { ReadFile } from "./files/file.js";
import { type ModelPlace, openPlace } from "./files/open.js";
import { describeHuggingFace, huggingFaceFiles } from "./huggingface.js";
import { checkFile } from "./integrity.js";
import { type Manifest, type Precision, parseManifest, precisions } from "./manifest.js";
import { firstLine } from "./runtime/choose.js";

export interface ModelFiles {
  manifest: Manifest;
  /** File name of the graph. */
  name: string;
  graph: Uint8Array;
  tokenizer: string;
  /** A sentence's logits depend on the others in the batch. */
  batchMatters: boolean;
}

/** Reads a model and checks every file against its manifest; without one, as Hugging Face lays its files out. */
export async function readModel(model: ModelPlace, precision: Precision): Promise<ModelFiles> {
  const { name: place, read } = await openPlace(model);
  oneOf("precision", precision, precisions);
  const files = {
    place,
    bytesOf: (name: string) => read(name).catch((error) => Promise.reject(unread(name, place, error))),
  };
  const manifest = await files.bytesOf(manifestName).catch((error) => error as LitotesError);
  if (!(manifest instanceof LitotesError)) return readOwn(files, decode(manifest), precision);
  const config = await files.bytesOf(huggingFaceFiles.config).catch(() => undefined);
  if (config === undefined) throw manifest;
  return readHuggingFace(files, decode(config));
}

interface Files {
  place: string;
  bytesOf: ReadFile;
}

const manifestName = "manifest.json";
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function readOwn(
  { place, bytesOf }: Files,
  manifestJson: string,
  precision: Precision,
): Promise<ModelFiles> {
  const manifest = parseManifest(manifestJson, `${place.replace(/\/$/, "")}/${manifestName}`);
  const file = manifest.files[precision];
  if (file === undefined) {
    const choices = precisions.filter((each) => manifest.files[each] !== undefined).join(", ");
    throw new LitotesError("L401", { what: "precision", found: precision, choices }, { file: place });
  }
  const [graph, tokenizer] = await Promise.all(
    [file, manifest.files.tokenizer].map(async (described) => {
      const bytes = await bytesOf(described.name);
      await checkFile(bytes, described, place);
      return bytes;
    }),
  );
  const batchMatters = precision === "int8" && file.activations !== "row";
  return { manifest, name: file.name, graph: graph!, tokenizer: decode(tokenizer!), batchMatters };
}

/** Whether somebody else's graph is quantised cannot be told from outside. */
async function readHuggingFace({ place, bytesOf }: Files, configJson: string): Promise<ModelFiles> {
  const { graph: name, tokenizer } = huggingFaceFiles;
  const [graph, tokenizerBytes] = await Promise.all([bytesOf(name), bytesOf(tokenizer)]);
  const tokenizerJson = decode(tokenizerBytes);
  const manifest = describeHuggingFace(configJson, tokenizerJson, place);
  return { manifest, name, graph, tokenizer: tokenizerJson, batchMatters: true };
}

function unread(name: string, path: string, error: unknown): LitotesError {
  const isAbsent = (error as { code?: string }).code === "ENOENT" || /^404\b/.test(firstLine(error));
  return new LitotesError("L501", { name, path, reason: isAbsent ? "no such file" : firstLine(error) });
}
