import type * as Ort from "onnxruntime-web";
import type { FloatTensor, Session } from "./runtime.js";

/** What both packages of onnxruntime have in common, and all that is used of them. */
export type OrtModule = Pick<typeof Ort, "InferenceSession" | "Tensor" | "env">;

/** 3: errors only. onnxruntime warns of graphs that it could have optimised further. */
const logSeverityLevel = 3;

export async function openSession(
  ort: OrtModule,
  graph: Uint8Array,
  { provider, threads }: { provider: "cpu" | "wasm"; threads: number },
): Promise<Session> {
  const session = await ort.InferenceSession.create(graph, {
    executionProviders: [provider],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel,
  });
  return {
    async run(feeds) {
      const tensors = Object.entries(feeds)
        .filter(([name]) => session.inputNames.includes(name))
        .map(([name, { data, dims }]) => [name, new ort.Tensor("int64", data, dims)] as const);
      const outputs = await session.run(Object.fromEntries(tensors));
      return outputs as unknown as Record<string, FloatTensor>;
    },
    release: () => session.release(),
  };
}
