import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { LitotesError } from "../errors.js";
import { decodeUtf8 } from "../formats/decode.js";
import type { Format } from "../formats/format.js";
import { formatByName, formatByPath, formats, readableFormats } from "../formats/registry.js";
import { reasonOf } from "./reason.js";

/** The bytes of a file, or of standard input for `-`. */
export async function* openBytes(path: string): AsyncGenerator<Uint8Array> {
  const stream = path === "-" ? process.stdin : createReadStream(path, { highWaterMark: 1 << 16 });
  try {
    yield* stream as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Standard input is gone once it is read. */
export function checkStandardInput(paths: readonly string[]): void {
  if (paths.filter((path) => path === "-").length < 2) return;
  throw new LitotesError("L404", { reason: "standard input (-) can be read only once" });
}

/** Files below a folder in order of their names; a file stands for itself. */
export async function expandPaths(paths: readonly string[], format: Format | undefined): Promise<string[]> {
  checkStandardInput(paths);
  const expanded: string[] = [];
  for (const path of paths) {
    if (path === "-" || !(await isFolder(path))) expanded.push(path);
    else expanded.push(...(await filesBelow(path, format)));
  }
  return expanded;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** What a folder is searched for where no format is named: those of the formats, and plain text. */
const knownExtensions = [...new Set(formats.flatMap(({ extensions }) => extensions)), ".txt", ".md"];

async function filesBelow(folder: string, format: Format | undefined): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    throw unreadable(folder, error);
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const extensions = format === undefined ? knownExtensions : format.extensions;
  const fits = (path: string) =>
    extensions.length === 0 || extensions.some((ending) => path.endsWith(ending));
  const fitting = files.filter(fits).sort();
  if (fitting.length > 0) return fitting;
  const ending = extensions.length === 0 ? "" : ` ending in ${extensions.join(" or ")}`;
  throw new LitotesError("L101", { path: folder, reason: `no file${ending} in the folder` });
}

/** The format named, else the one that the file name tells, else `fallback`. */
export function chooseFormat(name: string | undefined, path: string, fallback?: Format): Format {
  const format = name === undefined ? (formatByPath(path) ?? fallback) : formatByName(name, readableFormats);
  if (format !== undefined) return format;
  throw new LitotesError("L403", { path, flag: "from", choices: readableFormats.join("|") });
}

/** Content of the second file of a two-file format. */
export async function readCompanion(path: string, format: Format): Promise<{ companion?: string }> {
  if (format.companion === undefined) return {};
  if (path === "-") {
    const reason = `${format.name} comes in two files and cannot be read from standard input`;
    throw new LitotesError("L404", { reason });
  }
  const second = format.companion(path);
  let companion = "";
  for await (const text of decodeUtf8(openBytes(second), second)) companion += text;
  return { companion };
}

function unreadable(path: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || error instanceof LitotesError) return error as Error;
  return new LitotesError("L101", { path, reason: reasonOf(error) });
}
