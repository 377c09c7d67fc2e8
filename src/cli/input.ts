import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { LitotesError } from "../errors.js";
import { decodeUtf8 } from "../formats/decode.js";
import type { Format } from "../formats/format.js";
import { formatByName, formatByPath, readableFormats } from "../formats/registry.js";

/** The bytes of a file, or of standard input for `-`. */
export async function* openBytes(path: string): AsyncGenerator<Uint8Array> {
  const stream = path === "-" ? process.stdin : createReadStream(path, { highWaterMark: 1 << 20 });
  try {
    yield* stream as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Files below a folder in order of their names; a file stands for itself. */
export async function expandPaths(paths: readonly string[], format: Format | undefined): Promise<string[]> {
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

async function filesBelow(folder: string, format: Format | undefined): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const fits = (path: string) =>
    format === undefined || format.extensions.some((ending) => path.endsWith(ending));
  const fitting = files.filter(fits).sort();
  if (fitting.length > 0) return fitting;
  throw new LitotesError("L101", {
    path: folder,
    reason: `no file ending in ${format?.extensions.join(" or ")}`,
  });
}

/** The format named, else the one that the file name tells, else `fallback`. */
export function chooseFormat(name: string | undefined, path: string, fallback?: Format): Format {
  const format = name === undefined ? (formatByPath(path) ?? fallback) : formatByName(name);
  if (format !== undefined) return format;
  throw new LitotesError("L403", { path, flag: "from", choices: readableFormats.join("|") });
}

/** Content of the second file of a two-file format. */
export async function readCompanion(path: string, format: Format): Promise<{ companion?: string }> {
  if (format.companion === undefined) return {};
  const second = format.companion(path);
  let companion = "";
  for await (const text of decodeUtf8(openBytes(second), second)) companion += text;
  return { companion };
}

const reasons: Record<string, string> = {
  ENOENT: "no such file",
  EACCES: "permission denied",
  EISDIR: "it is a folder",
};

function unreadable(path: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || error instanceof LitotesError) return error as Error;
  return new LitotesError("L101", { path, reason: reasons[code] ?? code });
}
