import type { ReadFile } from "./file.js";

/** A folder in Node, an address in a browser, or a reader of one's own. */
export type ModelPlace = string | URL | ReadFile;

export async function openPlace(place: ModelPlace): Promise<{ name: string; read: ReadFile }> {
  if (typeof place === "function") return { name: "the model", read: place };
  const isFolder = inNode() && !/^https?:/.test(String(place));
  const read = isFolder
    ? (await import("./folder.js")).readFolder(place)
    : (await import("./address.js")).readAddress(place);
  return { name: String(place).replace(/^file:\/\//, ""), read };
}

export function inNode(): boolean {
  return typeof process !== "undefined" && process.versions?.node !== undefined;
}
