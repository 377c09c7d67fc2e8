import { LitotesError } from "../errors.js";
import type { ModelFile } from "./manifest.js";

/** Throws unless the bytes are those that the manifest describes. WebCrypto: the same in Node and browsers. */
export async function checkFile(
  bytes: Uint8Array,
  { name, ...expected }: ModelFile,
  place: string,
): Promise<void> {
  if (bytes.length !== expected.bytes)
    throw differs(name, place, `${expected.bytes} bytes`, `${bytes.length}`);
  const found = await sha256(bytes);
  if (found !== expected.sha256) {
    throw differs(name, place, `SHA-256 ${expected.sha256.slice(0, 12)}…`, `${found.slice(0, 12)}…`);
  }
}

export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function differs(name: string, place: string, expected: string, found: string): LitotesError {
  return new LitotesError("L503", { name, expected, found }, { file: place });
}
