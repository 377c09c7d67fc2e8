import { LitotesError } from "../errors.js";
import { countLineEnds } from "./blocks.js";

/** Bytes in pieces to text in pieces; what is not UTF-8 text is refused with its line. */
export async function* decodeUtf8(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let line = 1;
  for await (const chunk of chunks) {
    const text = decode(decoder, chunk, { file, line });
    line += countLineEnds(text);
    yield text;
  }
  const last = decode(decoder, undefined, { file, line });
  if (last !== "") yield last;
}

function decode(
  decoder: TextDecoder,
  chunk: Uint8Array | undefined,
  place: { file: string; line: number },
): string {
  let text: string;
  try {
    text = chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    const line = place.line + (chunk === undefined ? 0 : linesBeforeInvalid(chunk));
    throw new LitotesError("L103", { reason: "invalid byte sequence" }, { ...place, line });
  }
  const nul = text.indexOf("\0");
  if (nul < 0) return text;
  const line = place.line + countLineEnds(text.slice(0, nul));
  throw new LitotesError("L103", { reason: "NUL character" }, { ...place, line });
}

/** Line ends before the first byte that does not decode. */
export function linesBeforeInvalid(chunk: Uint8Array): number {
  const lenient = new TextDecoder("utf-8").decode(chunk);
  return countLineEnds(lenient.slice(0, Math.max(0, lenient.indexOf("\uFFFD"))));
}
