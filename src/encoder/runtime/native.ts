import type { Runtime } from "./runtime.js";
import { type OrtModule, openSession } from "./session.js";

/** In a variable, so that neither the compiler nor a bundler looks for a package that may be absent. */
const packageName = "onnxruntime-node";

/** onnxruntime-node, about four times as fast as WebAssembly; rejects where it is not installed or does not load. */
export async function loadNative(): Promise<Runtime> {
  const module = await import(/* @vite-ignore */ packageName);
  const ort: OrtModule = module.InferenceSession === undefined ? module.default : module;
  return {
    name: "native",
    open: (graph, { threads }) => openSession(ort, graph, { provider: "cpu", threads }),
  };
}
