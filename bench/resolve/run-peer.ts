import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { PeerResult } from "./peer.js";

const script = fileURLToPath(new URL("./peer.ts", import.meta.url));
const needs: Record<string, readonly string[]> = {
  litotes: [],
  "wink-nlp": ["wink-nlp", "wink-eng-lite-web-model"],
  compromise: ["compromise"],
};

/** Undefined where the library is not installed. */
export function runPeer(
  name: string,
  texts: readonly string[],
  timed: readonly string[],
): PeerResult | undefined {
  const require = createRequire(import.meta.url);
  const isMissing = (needs[name] ?? []).some((library) => {
    try {
      require.resolve(library);
      return false;
    } catch {
      return true;
    }
  });
  if (isMissing) return undefined;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--import", "tsx", script, name], {
    input: JSON.stringify({ texts, timed }),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  return JSON.parse(stdout) as PeerResult;
}
