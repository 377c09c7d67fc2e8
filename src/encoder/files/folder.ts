import { LitotesError } from "../../errors.js";
import type { ReadFile } from "./file.js";

/** The files of a folder, in Node. Its modules are not imported, so that bundlers for browsers do not look for them. */
export function readFolder(folder: string | URL): ReadFile {
  const { readFile } = builtin("node:fs/promises");
  const { join } = builtin("node:path");
  const path = typeof folder === "string" ? folder : builtin("node:url").fileURLToPath(folder);
  return (name) => readFile(join(path, name));
}

function builtin<Name extends "node:fs/promises" | "node:path" | "node:url">(
  name: Name,
): BuiltinModules[Name] {
  const found = process.getBuiltinModule?.(name);
  if (found !== undefined) return found as BuiltinModules[Name];
  throw new LitotesError("L404", { reason: "reading a model from a folder needs Node 20.16 or later" });
}

interface BuiltinModules {
  "node:fs/promises": typeof import("node:fs/promises");
  "node:path": typeof import("node:path");
  "node:url": typeof import("node:url");
}
