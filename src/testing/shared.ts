import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Corpora and golden files lie beside the checkout where they are available; tests that need them skip otherwise. */
export function sharedPath(path: string): string | undefined {
  const full = fileURLToPath(new URL(`../../../shared/${path}`, import.meta.url));
  return existsSync(full) ? full : undefined;
}
