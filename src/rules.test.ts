import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const root = dirname(fileURLToPath(import.meta.url));

/** Every file that the entry draws in, with what it imports beside. */
function graph(entry: string): { files: Map<string, string>; foreign: string[] } {
  const files = new Map<string, string>();
  const foreign: string[] = [];
  const visit = (path: string) => {
    if (files.has(path)) return;
    const source = readFileSync(path, "utf8");
    files.set(path, source);
    for (const [, isType, specifier] of source.matchAll(
      /^(?:import|export)( type)?[^;]*?from "([^"]+)"/gms,
    )) {
      if (isType !== undefined) continue;
      if (!specifier!.startsWith(".")) foreign.push(specifier!);
      else visit(join(dirname(path), specifier!.replace(/\.js$/, ".ts")));
    }
  };
  visit(join(root, entry));
  return { files, foreign };
}

describe("litotes/rules", () => {
  const { files, foreign } = graph("rules.ts");

  it("imports no package and nothing of Node", () => {
    expect(files.size).toBeGreaterThan(30);
    expect(foreign).toEqual([]);
  });

  it("stays under 60 kB bundled, minified and gzipped", async () => {
    const { outputFiles } = await build({
      entryPoints: [join(root, "rules.ts")],
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
    });
    expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThan(60_000);
  });
});
