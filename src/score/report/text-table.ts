const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
const zeroWidth = /\p{Mn}/u;

/** Columns a terminal takes for the text. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += zeroWidth.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return width;
}

/** What comes from files must not move the cursor, colour the terminal or break a line. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\uFFFD");
}

/** Names of files share their beginning: `runs/2026/seed-3.txt` -> `…2026/seed-3.txt`. */
export function clipStart(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = "";
  for (const character of [...text].reverse()) {
    if (displayWidth(character + kept) > width - 1) break;
    kept = character + kept;
  }
  return `…${kept}`;
}

/** Lines no longer than `maxWidth` where blanks allow it, the second and later ones indented. */
export function wrap(text: string, maxWidth = 100, indent = "  "): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && displayWidth(`${line} ${word}`) > maxWidth) {
      lines.push(line);
      line = indent + word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}

/**
 * Rows of cells to lines: first column left, the others right; an empty row becomes a rule. Two blanks stand
 * between columns, one where two would make lines longer than `maxWidth`.
 */
export function alignColumns(rows: readonly (readonly string[])[], maxWidth = 100): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))),
  );
  const cells = widths.reduce((sum, width) => sum + width, 0);
  const gap = cells + 2 * (count - 1) <= maxWidth ? "  " : " ";
  const total = cells + gap.length * (count - 1);
  return rows.map((row) => {
    if (row.length === 0) return "-".repeat(total);
    const padded = widths.map((width, column) => {
      const cell = row[column] ?? "";
      const padding = " ".repeat(width - displayWidth(cell));
      return column === 0 ? cell + padding : padding + cell;
    });
    return padded.join(gap).trimEnd();
  });
}
