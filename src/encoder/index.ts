/**
 * A tokenizer and an ONNX graph behind one interface, native or in WebAssembly, in Node and in browsers.
 * @module
 */
export { type EncodedSentence, type Encoder, type EncoderOptions, loadEncoder } from "./encoder.js";
export { readAddress } from "./files/address.js";
export type { ReadFile } from "./files/file.js";
export type { ModelPlace } from "./files/open.js";
export type { Logits } from "./logits.js";
export { type Manifest, manifestVersion, type Precision, precisions } from "./manifest.js";
export { type RuntimeChoice, type RuntimeName, runtimeChoices } from "./runtime/runtime.js";
