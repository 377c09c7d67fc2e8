import type { Sentence } from "../negation/negation.js";
import type { Reader } from "./format.js";

/** A reader from a function that understands one line; CRLF is accepted, as is a last line without its end. */
export function createLineReader(parse: (text: string, line: number) => Sentence[]): Reader {
  let rest = "";
  let line = 0;
  return {
    push(text) {
      const sentences: Sentence[] = [];
      const lines = (rest + text).split("\n");
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
