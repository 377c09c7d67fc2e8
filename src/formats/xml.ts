import { SaxesParser } from "saxes";
import { LitotesError } from "../errors.js";
import type { Sentence } from "../negation/negation.js";
import type { Reader, ReadOptions } from "./format.js";

export interface XmlHandler {
  /** `line` is where the tag ends. */
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  /** Character data between two tags, entities decoded. */
  text(data: string): void;
  close(name: string): void;
}

/** A reader from a handler of XML events that emits sentences; ill-formed XML is refused with its line. */
export function createXmlReader(
  { file }: Pick<ReadOptions, "file">,
  createHandler: (emit: (sentence: Sentence) => void) => XmlHandler,
): Reader {
  let sentences: Sentence[] = [];
  let blank = true;
  const handler = createHandler((sentence) => sentences.push(sentence));
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => handler.open(name, attributes, parser.line));
  parser.on("text", (data) => handler.text(data));
  parser.on("cdata", (data) => handler.text(data));
  parser.on("closetag", ({ name }) => handler.close(name));
  parser.on("error", ({ message }) => {
    throw new LitotesError(
      "L208",
      { reason: message.replace(/^\d+:\d+: |\.$/g, "") },
      { file, line: parser.line },
    );
  });

  function take(): Sentence[] {
    const taken = sentences;
    sentences = [];
    return taken;
  }

  return {
    push(text) {
      blank &&= text.trim() === "";
      parser.write(text);
      return take();
    },
    end() {
      if (!blank) parser.close();
      return take();
    },
  };
}
