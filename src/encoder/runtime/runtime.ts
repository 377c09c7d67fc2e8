/** What runs a graph: onnxruntime as native code or as WebAssembly. */
export const runtimeNames = ["native", "wasm"] as const;
export type RuntimeName = (typeof runtimeNames)[number];
export const runtimeChoices = ["auto", ...runtimeNames] as const;
export type RuntimeChoice = (typeof runtimeChoices)[number];

export interface IntegerTensor {
  data: BigInt64Array;
  dims: readonly number[];
}

export interface FloatTensor {
  data: Float32Array;
  dims: readonly number[];
}

/** A loaded graph. */
export interface Session {
  run(feeds: Readonly<Record<string, IntegerTensor>>): Promise<Record<string, FloatTensor>>;
  release(): Promise<void>;
}

export interface Runtime {
  name: RuntimeName;
  open(graph: Uint8Array, options: { threads: number }): Promise<Session>;
}
