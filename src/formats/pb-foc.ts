import type { Sentence } from "../negation/negation.js";
import type { Format, Reader, ReadOptions } from "./format.js";
import { createLineReader } from "./lines.js";
import { type NumberedRow, parsePbFoc } from "./pb-foc-parse.js";
import { createPbFocWriter } from "./pb-foc-write.js";

/**
 * PB-FOC (*SEM 2012 task 2, Blanco and Moldovan 2011): the role most prominently negated, for verbs flagged `N`.
 * Two column orders are about: the release's, and that of the organisers' sample, which opens with prose and sets
 * its sentences between rulers.
 */
export const pbFoc: Format = {
  name: "pb-foc",
  summary: "*SEM 2012 task 2 columns: syntax, roles and the focus of a verbal negation",
  extensions: [".merged"],
  reader: createPbFocReader,
  writer: createPbFocWriter,
};

function createPbFocReader(options: ReadOptions): Reader {
  let rows: NumberedRow[] = [];
  let begun = false;
  let inProse = false;

  function flush(): Sentence[] {
    if (rows.length === 0) return [];
    const block = rows;
    rows = [];
    return [parsePbFoc(block, options)];
  }

  const lines = createLineReader(options, (text, line) => {
    const isRuler = /^=+[ \t]*$/.test(text);
    const cells = text.split(/[ \t]+/).filter((cell) => cell !== "");
    if (isRuler || cells.length === 0) {
      if (isRuler && !begun) inProse = true;
      begun ||= isRuler;
      return flush();
    }
    begun = true;
    if (inProse && !(cells.length >= 10 && cells[1] === "1")) return [];
    inProse = false;
    rows.push({ cells, line });
    return [];
  });
  return { push: lines.push, end: () => [...lines.end(), ...flush()] };
}
