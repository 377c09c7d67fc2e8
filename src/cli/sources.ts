import { existsSync } from "node:fs";
import { LitotesError } from "../errors.js";
import type { Format } from "../formats/format.js";
import { text } from "../formats/text.js";
import { checkStandardInput, chooseFormat, expandPaths, openBytes } from "./input.js";

/** Something to read: a file, standard input, or text from the command line. */
export interface TextSource {
  /** Path of the file; its name in messages where there is none. */
  name: string;
  isFile: boolean;
  format: Format;
  bytes: AsyncGenerator<Uint8Array>;
}

/** `letters.txt` or `a/b`, as opposed to a sentence. */
const looksLikePath = /^[^\s]*[\w)]\.\w{1,6}$|^[^\s]*[/\\][^\s]*$/;

export async function sourcesOf(
  inputs: readonly string[],
  format: Format | undefined,
): Promise<TextSource[]> {
  if (inputs.length === 0 && process.stdin.isTTY) {
    throw new LitotesError("L404", {
      reason: "nothing to read: give a text, a file, or - for standard input",
    });
  }
  checkStandardInput(inputs);
  const sources: TextSource[] = [];
  for (const input of inputs.length === 0 ? ["-"] : inputs) {
    if (input !== "-" && !existsSync(input) && !looksLikePath.test(input)) {
      sources.push({ name: "text", isFile: false, format: text, bytes: bytesOf(input) });
      continue;
    }
    for (const path of await expandPaths([input], format)) {
      const chosen = format ?? chooseFormat(undefined, path, text);
      sources.push({
        name: path === "-" ? "stdin" : path,
        isFile: path !== "-",
        format: chosen,
        bytes: openBytes(path),
      });
    }
  }
  return sources;
}

async function* bytesOf(input: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(input);
}
