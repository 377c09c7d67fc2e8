import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** Which folders of src/ each folder may import from; files in src/ itself are open to all. */
const arrows: Record<string, readonly string[]> = {
  text: [],
  negation: ["text"],
  formats: ["text", "negation"],
  score: ["text", "negation", "formats"],
  resolve: ["text", "negation", "formats"],
  encoder: ["text"],
  syntax: ["text", "negation", "formats", "encoder"],
  cli: ["text", "negation", "formats", "score", "resolve", "encoder", "syntax"],
};

/** No node: module and no package: these run in a browser and carry nothing along. */
const bare = ["text", "negation"];
/** No node: module below the command line. */
const portable = ["text", "negation", "formats", "score", "resolve"];

const root = fileURLToPath(new URL(".", import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("testing/"))
  .filter((path) => path.includes("/"));

const importsOf = (path: string) =>
  [...readFileSync(root + path, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    (match) => match[1]!,
  );

describe("dependency arrows", () => {
  it.each(sources)("%s", (path) => {
    const folder = path.split("/")[0]!;
    expect(Object.keys(arrows)).toContain(folder);
    for (const specifier of importsOf(path)) {
      if (!specifier.startsWith(".")) {
        if (bare.includes(folder)) expect.fail(`${path} imports the package ${specifier}`);
        if (portable.includes(folder)) expect(specifier).not.toMatch(/^node:/);
        continue;
      }
      const target = posix.join(posix.dirname(path), specifier);
      if (!target.includes("/")) continue;
      expect([folder, ...arrows[folder]!]).toContain(target.split("/")[0]);
    }
  });
});
