import { LitotesError, type Place } from "../errors.js";
import { negationLayers, type Sentence } from "../negation/negation.js";
import type { Format, ReadOptions } from "./format.js";
import { createLineReader } from "./lines.js";
import { remember } from "./provenance.js";
import { sentenceSchema, sentenceVersion } from "./schema.js";

/** Our own lines: everything a Sentence holds, checked against the published schema. */
export const jsonl: Format = {
  name: "jsonl",
  summary: "one Sentence as JSON a line, Litotes' own lossless format",
  extensions: [".jsonl", ".ndjson"],
  reader: (options) => createLineReader(options, (text, line) => parseJsonLine(text, line, options)),
  writer: () => ({ write: (sentence) => `${JSON.stringify({ v: sentenceVersion, ...sentence })}\n` }),
};

function parseJsonLine(text: string, line: number, { file }: ReadOptions): Sentence[] {
  if (text.trim() === "") return [];
  const place = { file, line };
  const value = parseJson(text, place);
  const version = (value as { v?: unknown } | null)?.v;
  if (typeof version === "number" && version !== sentenceVersion) {
    throw new LitotesError("L207", { found: version, expected: sentenceVersion }, place);
  }
  const result = sentenceSchema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    const path = issue!.path.join(".");
    throw new LitotesError(
      "L206",
      { reason: path === "" ? issue!.message : `${path}: ${issue!.message}` },
      place,
    );
  }
  const { v: _, ...sentence } = result.data;
  checkOffsets(sentence as Sentence, place);
  return [remember(sentence as Sentence, file, line)];
}

function parseJson(text: string, place: Place): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LitotesError("L205", { reason: (error as Error).message }, place);
  }
}

function checkOffsets({ text, tokens, negations }: Sentence, place: Place): void {
  let end = 0;
  for (const [i, token] of tokens.entries()) {
    if (token.start < end || text.slice(token.start, token.end) !== token.text) {
      throw new LitotesError(
        "L206",
        { reason: `tokens.${i}: text and offsets of ${token.text} do not agree` },
        place,
      );
    }
    end = token.end;
  }
  for (const [i, negation] of negations.entries()) {
    for (const layer of negationLayers) {
      const outside = negation[layer].find((span) => span.end > text.length);
      if (outside !== undefined) {
        const reason = `negations.${i}.${layer}: span ends at ${outside.end}, the text at ${text.length}`;
        throw new LitotesError("L206", { reason }, place);
      }
    }
  }
}
