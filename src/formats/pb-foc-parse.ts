import { LitotesError } from "../errors.js";
import type { Negation, Sentence } from "../negation/negation.js";
import { spansOfTokens } from "../text/project.js";
import type { Token } from "../text/token.js";
import { parseBrackets } from "./brackets.js";
import type { ReadOptions } from "./format.js";
import { findCueWords } from "./pb-foc-cue.js";
import { remember } from "./provenance.js";

export interface NumberedRow {
  cells: string[];
  line: number;
}

/** word, number, tag, entity, chunk, parse, head, relation; a column a verb for its roles; flag and focus. */
const fixedColumns = 8;
/** Where the organisers' sample has the flag. */
const sampleFlag = 2;

const isFlag = (cell: string | undefined) => cell === "N" || cell === "-";

export function parsePbFoc(rows: readonly NumberedRow[], { file }: Pick<ReadOptions, "file">): Sentence {
  const first = rows[0]!;
  const width = first.cells.length;
  if (width < fixedColumns + 2) {
    throw new LitotesError(
      "L201",
      { expected: "10 or more columns", found: width },
      { file, line: first.line },
    );
  }
  const isSample = rows.every(({ cells }) => isFlag(cells[sampleFlag]));
  const tokens: Token[] = [];
  const roleRows: string[][] = [];
  const focusCells: string[] = [];
  const flagged: number[] = [];
  let start = 0;
  for (const [index, { cells, line }] of rows.entries()) {
    const place = { file, line };
    if (cells.length !== width) {
      throw new LitotesError(
        "L201",
        { expected: `${width} columns, as in the sentence's first line`, found: cells.length },
        place,
      );
    }
    const [text, number] = cells as [string, string];
    if (number !== String(index + 1)) {
      throw new LitotesError(
        "L204",
        { found: `word number ${number}`, expected: `${index + 1} in column 2` },
        place,
      );
    }
    const ordered = isSample ? [...cells.slice(0, sampleFlag), ...cells.slice(sampleFlag + 1)] : cells;
    const flag = isSample ? cells[sampleFlag]! : cells[width - 2]!;
    if (!/^[N\-*_]$/.test(flag)) {
      const expected = `the flag N or - in column ${width - 1} (release) or 3 (sample)`;
      throw new LitotesError("L204", { found: flag, expected }, place);
    }
    const [, , xpos, ner, chunk, parse, head, deprel] = ordered as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const roles = ordered.slice(fixedColumns, isSample ? -1 : -2);
    const columns: Record<string, string> = { ner, chunk, parse, roles: roles.join(" ") };
    const token: Token = { start, end: start + text.length, text, xpos, deprel, columns };
    if (/^\d+$/.test(head) && Number(head) <= rows.length) token.head = Number(head) - 1;
    else if (/^[-_*]$/.test(head)) columns.head = head;
    else
      throw new LitotesError(
        "L204",
        { found: `head ${head}`, expected: `a word number from 0 to ${rows.length}` },
        place,
      );
    if (flag === "N") flagged.push(index);
    else if (flag !== "-") columns.flag = flag;
    tokens.push(token);
    roleRows.push(roles);
    focusCells.push(cells[width - 1]!);
    start = token.end + 1;
  }

  const roleColumns = roleRows[0]!.map((_, column) => roleRows.map((roles) => roles[column]!));
  const sentence: Sentence = {
    text: tokens.map((token) => token.text).join(" "),
    tokens,
    negations: negationsOf(rows, tokens, { flagged, focusCells, roleColumns }, file),
  };
  if (isSample) sentence.attributes = { order: "sample" };
  return remember(sentence, file, first.line, { tokenPerLine: true });
}

interface Marks {
  flagged: readonly number[];
  focusCells: readonly string[];
  roleColumns: readonly (readonly string[])[];
}

/** A sentence with two negated verbs stands in the corpus twice, with one flag each time. */
function negationsOf(
  rows: readonly NumberedRow[],
  tokens: readonly Token[],
  marks: Marks,
  file: string,
): Negation[] {
  const { flagged, focusCells, roleColumns } = marks;
  const brackets = parseBrackets(focusCells);
  if ("badRow" in brackets) {
    const found = focusCells[brackets.badRow]!;
    throw new LitotesError(
      "L204",
      { found, expected: "balanced (FOC* … *) in the last column" },
      { file, line: rows[brackets.badRow]!.line },
    );
  }
  const [verb, second] = flagged;
  if (second !== undefined) {
    throw new LitotesError(
      "L204",
      { found: "a second flag N", expected: "one a sentence" },
      { file, line: rows[second]!.line },
    );
  }
  if (verb === undefined) {
    const [focus] = brackets;
    if (focus === undefined) return [];
    throw new LitotesError(
      "L204",
      { found: "a focus", expected: "a verb flagged N with it" },
      { file, line: rows[focus.from]!.line },
    );
  }
  const cueWords = findCueWords(verb, tokens, roleColumns);
  if (cueWords.length === 0) {
    const reason = `nothing negates the flagged verb ${tokens[verb]!.text}; mark its negator AM-NEG in the verb's column`;
    throw new LitotesError("L209", { reason }, { file, line: rows[verb]!.line });
  }
  const focusWords = focusCells
    .map((_, row) => row)
    .filter((row) => brackets.some(({ from, to }) => from <= row && row <= to));
  return [
    {
      cue: spansOfTokens(cueWords, tokens),
      scope: [],
      event: spansOfTokens([verb], tokens),
      focus: spansOfTokens(focusWords, tokens),
    },
  ];
}
