import { LitotesError } from "../errors.js";
import type { Sentence } from "../negation/negation.js";
import type { Reader, ReadOptions } from "./format.js";

/** A reader from a function that understands one line; CRLF is accepted, as is a last line without its end. */
export function createLineReader(
  { file }: Pick<ReadOptions, "file">,
  parse: (text: string, line: number) => Sentence[],
): Reader {
  let rest = "";
  let line = 0;
  return {
    push(text) {
      const sentences: Sentence[] = [];
      const lines = (rest + text).split("\n");
      if (line === 0 && lines[0]!.startsWith("\uFEFF")) throw new LitotesError("L104", {}, { file, line: 1 });
      rest = lines.pop()!;
      for (const each of lines) sentences.push(...parse(chomp(each), ++line));
      return sentences;
    },
    end() {
      if (rest === "") return [];
      const last = rest;
      rest = "";
      return parse(chomp(last), ++line);
    },
  };
}

function chomp(text: string): string {
  return text.endsWith("\r") ? text.slice(0, -1) : text;
}
