/** A labelled run of rows in a column of brackets: `(A1*`, `*`, `*)`. */
export interface Bracket {
  label: string;
  from: number;
  /** The last row, included. */
  to: number;
}

/** Brackets of one column in the order they close; on a cell that cannot be, the number of its row. */
export function parseBrackets(cells: readonly string[]): Bracket[] | { badRow: number } {
  const brackets: Bracket[] = [];
  const open: Bracket[] = [];
  for (const [row, cell] of cells.entries()) {
    const match = /^((?:\([^()*]+)*)\*(\)*)$/.exec(cell);
    if (match === null) return { badRow: row };
    for (const label of match[1]!.split("(").slice(1)) open.push({ label, from: row, to: row });
    for (const _ of match[2]!) {
      const bracket = open.pop();
      if (bracket === undefined) return { badRow: row };
      brackets.push({ ...bracket, to: row });
    }
  }
  const [unclosed] = open;
  return unclosed === undefined ? brackets : { badRow: unclosed.from };
}

/** The way back for brackets that nest or lie apart, outer ones first. */
export function formatBrackets(brackets: readonly Bracket[], rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const opening = brackets.filter(({ from }) => from === row).map(({ label }) => `(${label}`);
    const closing = brackets.filter(({ to }) => to === row).map(() => ")");
    return `${opening.join("")}*${closing.join("")}`;
  });
}

/** 2, 3, 4, 7 -> a bracket over 2 to 4 and one over 7. */
export function bracketRuns(label: string, rows: readonly number[]): Bracket[] {
  const runs: Bracket[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last !== undefined && row === last.to + 1) last.to = row;
    else runs.push({ label, from: row, to: row });
  }
  return runs;
}
