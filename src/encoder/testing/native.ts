import { loadNative } from "../runtime/native.js";
import type { RuntimeName } from "../runtime/runtime.js";

/** onnxruntime-node is optional. */
export const hasNative = await loadNative().then(
  () => true,
  () => false,
);

export const availableRuntimes: readonly RuntimeName[] = hasNative ? ["native", "wasm"] : ["wasm"];
