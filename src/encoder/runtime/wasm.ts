import type { Runtime } from "./runtime.js";
import { openSession } from "./session.js";

/**
 * onnxruntime-web without its WebGPU parts, in Node and in browsers. The number of threads holds for the whole process
 * from the first session on; in a browser more than one needs a page that is cross-origin isolated.
 */
export async function loadWasm(): Promise<Runtime> {
  const ort = await import("onnxruntime-web/wasm");
  return {
    name: "wasm",
    open(graph, { threads }) {
      ort.env.wasm.numThreads = threads;
      return openSession(ort, graph, { provider: "wasm", threads });
    },
  };
}
