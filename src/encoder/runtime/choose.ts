import { LitotesError, oneOf } from "../../errors.js";
import { inNode } from "../files/open.js";
import { loadNative } from "./native.js";
import { type Runtime, type RuntimeChoice, runtimeChoices } from "./runtime.js";
import { loadWasm } from "./wasm.js";

export interface RuntimeOptions {
  /** `auto`: native where it can be loaded, else WebAssembly. */
  runtime?: RuntimeChoice;
  /** Told once, in a line, when `auto` has to do with the slower runtime. */
  onNotice?: (notice: string) => void;
}

export const slowerNotice =
  "onnxruntime-node cannot be loaded: running in WebAssembly, about four times slower; npm install onnxruntime-node";

/** The loaders, exchanged in tests. */
export const loaders = { native: loadNative, wasm: loadWasm };

export async function chooseRuntime(
  { runtime = "auto", onNotice }: RuntimeOptions,
  { native, wasm } = loaders,
): Promise<Runtime> {
  const choice = oneOf("runtime", runtime, runtimeChoices);
  if (choice === "wasm" || !inNode()) return wasm();
  try {
    return await native();
  } catch (error) {
    if (choice === "native") throw new LitotesError("L504", { reason: firstLine(error) });
    onNotice?.(slowerNotice);
    return wasm();
  }
}

export function firstLine(error: unknown): string {
  return String((error as Error | undefined)?.message ?? error).split("\n")[0]!;
}
