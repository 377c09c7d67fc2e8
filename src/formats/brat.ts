import { LitotesError } from "../errors.js";
import { type EventAnnotation, parseEvent, parseTextBound, type TextBound } from "./brat-annotation.js";
import { createBratDocument, textFileOf } from "./brat-document.js";
import { createBratWriter } from "./brat-write.js";
import type { Format, Reader, ReadOptions } from "./format.js";
import { createLineReader } from "./lines.js";

/**
 * brat standoff (brat.nlplab.org/standoff.html): `.ann` beside `.txt`, an event a negation with its cue as trigger.
 * The sentences are the lines of the text. Annotations of other kinds and types are passed over.
 */
export const brat: Format = {
  name: "brat",
  summary: "brat standoff: .ann with an event a negation, beside .txt with a sentence a line",
  extensions: [".ann"],
  companion: textFileOf,
  reader: createBratReader,
  writer: createBratWriter,
};

/** An annotation may refer to one further down, so the sentences come at the end. */
function createBratReader(options: ReadOptions): Reader {
  const { file, companion } = options;
  if (companion === undefined) {
    throw new LitotesError(
      "L209",
      { reason: `the text is missing; expected it in ${textFileOf(file)}` },
      { file },
    );
  }
  const bounds = new Map<string, TextBound>();
  const events: EventAnnotation[] = [];
  const lines = createLineReader(options, (text, line) => {
    const place = { file, line };
    if (text.startsWith("T")) {
      const [id, bound] = parseTextBound(text, place);
      if (bounds.has(id)) throw new LitotesError("L209", { reason: `${id} is defined twice` }, place);
      bounds.set(id, bound);
    } else if (text.startsWith("E")) {
      events.push(parseEvent(text, place));
    } else if (text !== "" && !/^[RAMN#*]/.test(text)) {
      throw new LitotesError(
        "L204",
        { found: text, expected: "an annotation T, E, R, A, M, N, # or *" },
        place,
      );
    }
    return [];
  });
  return {
    push: lines.push,
    end() {
      lines.end();
      const document = createBratDocument(companion, bounds, options);
      for (const event of events) document.add(event);
      return document.sentences;
    },
  };
}
