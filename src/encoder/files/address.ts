import type { ReadFile } from "./file.js";

/** The files below a web address, in a browser. */
export function readAddress(address: string | URL): ReadFile {
  const base = String(address).replace(/\/?$/, "/");
  return async (name) => {
    const response = await fetch(new URL(name, new URL(base, globalThis.location?.href)));
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    return new Uint8Array(await response.arrayBuffer());
  };
}
