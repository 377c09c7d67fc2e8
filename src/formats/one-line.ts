/** A line end would break the line: it becomes a blank, so that offsets stay as they are. */
export function onOneLine(text: string): string {
  return text.replace(/[\n\r]/g, " ");
}

/** The same for a cell of a table, which a tab would break as well. */
export function inOneCell(text: string): string {
  return text.replace(/[\n\r\t]/g, " ");
}
