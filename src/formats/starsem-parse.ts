import { LitotesError, type Place } from "../errors.js";
import type { Negation, Sentence } from "../negation/negation.js";
import type { Span } from "../text/span.js";
import type { Token } from "../text/token.js";
import type { Block } from "./blocks.js";

/** chapter, sentence, token, word, lemma, part of speech, parse; the negations follow. */
const wordColumns = 7;
export const starsemLayers = ["cue", "scope", "event"] as const;

/** What the first line of a sentence says about all of them. */
interface Shape {
  doc: string;
  id: string;
  /** `chapter TAB sentence TAB`, the same on every line. */
  prefix: string;
  width: number;
  negations: number;
}

/** One sentence in *SEM 2012 columns. Only the cells that say something are cut out: most are `_`. */
export function parseStarsem(block: Block, { file }: { file: string }): Sentence {
  const lines = block.text.split("\n");
  const placeOf = (index: number): Place => ({ file, line: block.line + index });
  const shape = shapeOf(lines[0]!, placeOf);
  const tokens: Token[] = [];
  const negations = Array.from(
    { length: shape.negations },
    (): Negation => ({ cue: [], scope: [], event: [], focus: [] }),
  );
  let start = 0;
  for (const [index, row] of lines.entries()) {
    if (!row.startsWith(shape.prefix)) throw misshapen(row, shape, placeOf(index));
    const cells = { row, at: shape.prefix.length };
    const position = take(cells);
    const word = take(cells);
    const token = {
      start,
      end: start + word.length,
      text: word,
      lemma: take(cells),
      xpos: take(cells),
      columns: { parse: take(cells) },
    };
    if (position !== String(index)) (token as Token).columns!.position = position;
    tokens.push(token);
    const stranger = takeTriples(cells, token, negations);
    if (shape.width === wordColumns + 1 && take(cells) !== "***") cells.at = nowhere;
    if (cells.at !== row.length + 1 || word === "" || stranger !== undefined) {
      throw misshapen(row, shape, placeOf(index), stranger);
    }
    start = token.end + 1;
  }
  const bare = negations.findIndex(({ cue }) => cue.length === 0);
  if (bare >= 0) throw new LitotesError("L203", { number: bare + 1 }, placeOf(0));
  const attributes = {
    ...(shape.width === wordColumns ? { blind: "yes" } : {}),
    ...(block.closed ? {} : { closed: "no" }),
  };
  return {
    id: shape.id,
    doc: shape.doc,
    text: tokens.map((token) => token.text).join(" "),
    tokens,
    negations,
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
  };
}

function shapeOf(row: string, placeOf: (index: number) => Place): Shape {
  const cells = row.split("\t");
  const [doc, id] = cells as [string, string];
  const width = cells.length;
  const annotated = width > wordColumns && cells[wordColumns] !== "***";
  const fits = annotated
    ? width > wordColumns + 1 && (width - wordColumns) % 3 === 0
    : width === 7 || width === 8;
  if (!fits) {
    const expected = annotated
      ? "7 columns and 3 per negation"
      : "8 columns ending in ***, or 7 without annotation";
    throw new LitotesError("L201", { expected, found: width }, placeOf(0));
  }
  const prefix = `${doc}\t${id}\t`;
  return { doc: ownCopy(doc), id, prefix, width, negations: annotated ? (width - wordColumns) / 3 : 0 };
}

interface Cells {
  row: string;
  /** Start of the next cell; one past the end of the row when there is none. */
  at: number;
}

function take(cells: Cells): string {
  const tab = cells.row.indexOf("\t", cells.at);
  const end = tab < 0 ? cells.row.length : tab;
  const cell = cells.row.slice(cells.at, end);
  cells.at = end + 1;
  return cell;
}

/** No position: the row has too few cells, or the wrong ones. */
const nowhere = -1;
const [underscore, tabulator] = [95, 9];

/** A cell that is no part of its word. */
interface Stranger {
  what: string;
  found: string;
}

function takeTriples(cells: Cells, token: Token, negations: readonly Negation[]): Stranger | undefined {
  const { row } = cells;
  for (const negation of negations) {
    for (const layer of starsemLayers) {
      const after = row.charCodeAt(cells.at + 1);
      if (row.charCodeAt(cells.at) === underscore && (after === tabulator || Number.isNaN(after))) {
        cells.at += 2;
        continue;
      }
      if (cells.at > row.length) {
        cells.at = nowhere;
        return undefined;
      }
      const cell = take(cells);
      const at = cell === token.text ? 0 : partAt(token.text, cell, layer === "cue");
      if (at < 0) return { what: layer, found: cell };
      extend(negation[layer], token.start + at, token.start + at + cell.length);
    }
  }
  return undefined;
}

/** A negative prefix stands first, a suffix last; the scope takes the other end of the word. */
function partAt(word: string, part: string, isCue: boolean): number {
  if (part === "") return -1;
  if (isCue ? word.startsWith(part) : !word.endsWith(part) && word.startsWith(part)) return 0;
  return word.endsWith(part) ? word.length - part.length : word.indexOf(part);
}

/** Words are one blank apart: a part that continues the span before it extends it over the blank. */
function extend(spans: Span[], start: number, end: number): void {
  const last = spans[spans.length - 1];
  if (last !== undefined && start === last.end + 1) last.end = end;
  else spans.push({ start, end });
}

/** What is wrong with a row, the coarsest first: a column too many makes strangers of the cells behind it. */
function misshapen(row: string, shape: Shape, place: Place, stranger?: Stranger): LitotesError {
  const cells = row.split("\t");
  const wanted = (expected: string, found: string) => new LitotesError("L204", { expected, found }, place);
  if (cells.length !== shape.width) {
    return new LitotesError(
      "L201",
      { expected: `${shape.width} columns, as in the sentence's first line`, found: cells.length },
      place,
    );
  }
  if (cells[0] !== shape.doc || cells[1] !== shape.id) {
    return wanted(`sentence ${shape.doc} ${shape.id}`, `${cells[0]} ${cells[1]}`);
  }
  if (cells[3] === "") return wanted("a word in column 4", "nothing");
  if (stranger !== undefined) return new LitotesError("L202", { ...stranger, word: cells[3]! }, place);
  return wanted("***, as in the sentence's first line", cells[wordColumns] ?? "nothing");
}

let latest = "";

/** A slice keeps the text it was cut from in memory, and the name of a chapter outlives the megabyte around it. */
function ownCopy(text: string): string {
  if (text !== latest) latest = Array.from(text).join("");
  return latest;
}
