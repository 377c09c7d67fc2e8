import { LitotesError, type Place } from "../errors.js";
import type { Sentence } from "../negation/negation.js";
import type { Token } from "../text/token.js";
import { type Block, createBlockReader } from "./blocks.js";
import { commentValue } from "./conllu-comment.js";
import { parseNegation } from "./conllu-negation.js";
import { placeForms } from "./conllu-text.js";
import { createConlluWriter } from "./conllu-write.js";
import type { Format, Reader, ReadOptions } from "./format.js";
import { remember } from "./provenance.js";

/**
 * CoNLL-U (universaldependencies.org/format.html). Comments, multiword tokens and empty nodes are kept and written
 * back; negations live in comments of our own, `# negation = {"cue":[[3,6]]}`.
 */
export const conllu: Format = {
  name: "conllu",
  summary: "CoNLL-U: ten columns a word, negations in comments",
  extensions: [".conllu"],
  reader: createConlluReader,
  writer: createConlluWriter,
};

function createConlluReader(options: ReadOptions): Reader {
  let doc: string | undefined;
  return createBlockReader(options, (block) => {
    const newDoc = /^# newdoc(?:\s+id\s*=\s*(.*))?$/m.exec(block.text);
    if (newDoc !== null) doc = newDoc[1];
    const sentence = parseConllu(block, options);
    if (doc !== undefined) sentence.doc = doc;
    return sentence;
  });
}

export function parseConllu({ text, line, closed }: Block, { file }: Pick<ReadOptions, "file">): Sentence {
  const comments: string[] = [];
  const negationLines: [json: string, place: Place][] = [];
  const words: { cells: string[]; place: Place; before: string[] }[] = [];
  let before: string[] = [];
  for (const [index, row] of text.split("\n").entries()) {
    const place = { file, line: line + index };
    if (row.startsWith("#") && words.length + before.length === 0) {
      const negation = /^# negation = (.*)$/.exec(row);
      if (negation === null) comments.push(row);
      else negationLines.push([negation[1]!, place]);
      continue;
    }
    const cells = row.split("\t");
    if (cells.length !== 10)
      throw new LitotesError("L201", { expected: "10 columns", found: cells.length }, place);
    if (/^(?:\d+-\d+|\d+\.\d+)$/.test(cells[0]!)) {
      before.push(row);
      continue;
    }
    if (cells[0] !== String(words.length + 1)) {
      throw new LitotesError(
        "L204",
        { found: `word ${cells[0]}`, expected: `word ${words.length + 1}` },
        place,
      );
    }
    if (cells[1] === "")
      throw new LitotesError("L204", { found: "nothing", expected: "a form in column 2" }, place);
    words.push({ cells, place, before });
    before = [];
  }
  if (words.length === 0) {
    throw new LitotesError(
      "L204",
      { found: "a sentence without words", expected: "lines of 10 columns" },
      { file, line },
    );
  }

  const forms = words.map(({ cells }) => cells[1]!);
  const placed = placeForms(forms, commentValue(comments, "text"));
  const tokens = words.map(({ cells, place, before: rows }, i): Token => {
    const token: Token = { ...placed.spans[i]!, text: forms[i]!, ...namedColumns(cells) };
    const head = headOf(cells[6]!, words.length, place);
    if (head !== undefined) token.head = head;
    const columns: Record<string, string> = {};
    if (cells[8] !== "_") columns.deps = cells[8]!;
    if (cells[9] !== "_") columns.misc = cells[9]!;
    if (rows.length > 0) columns.rowsBefore = rows.join("\n");
    if (Object.keys(columns).length > 0) token.columns = columns;
    return token;
  });

  const sentence: Sentence = {
    text: placed.text,
    tokens,
    negations: negationLines.map(([json, place]) => parseNegation(json, placed.text, place)),
    attributes: { comments: comments.join("\n") },
  };
  const id = commentValue(comments, "sent_id");
  if (id !== undefined) sentence.id = id;
  if (before.length > 0) sentence.attributes!.rowsAfter = before.join("\n");
  if (!closed) sentence.attributes!.closed = "no";
  return remember(sentence, file, line);
}

const named = { lemma: 2, upos: 3, xpos: 4, feats: 5, deprel: 7 } as const;

function namedColumns(cells: readonly string[]): Partial<Token> {
  const filled = Object.entries(named).filter(([, column]) => cells[column] !== "_");
  return Object.fromEntries(filled.map(([name, column]) => [name, cells[column]!]));
}

function headOf(cell: string, words: number, place: Place): number | undefined {
  if (cell === "_") return undefined;
  const head = /^(?:0|[1-9]\d*)$/.test(cell) ? Number(cell) : Number.NaN;
  if (head <= words) return head - 1;
  throw new LitotesError(
    "L204",
    { found: `head ${cell}`, expected: `a word number from 0 to ${words}` },
    place,
  );
}
