import { stat } from "node:fs/promises";

/** The same bytes, each chunk shown as it passes. */
export async function* watch(
  bytes: AsyncIterable<Uint8Array>,
  seen: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    seen(chunk);
    yield chunk;
  }
}

/** Bytes of the files together; what has no size counts nothing. */
export async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = paths.map(async (path) => (await stat(path).catch(() => undefined))?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
