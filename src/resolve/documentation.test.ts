import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolve } from "./resolve.js";
import { englishRows } from "./testing/english-rows.js";
import { marked, unmarked } from "./testing/marked.js";

const page = readFileSync(new URL("../../docs/resolve.md", import.meta.url), "utf8");
const section = page.slice(page.indexOf("### English, scheme `cd`"), page.indexOf("### Event"));
const examples = [...section.matchAll(/`([^`]*\{[^`]*)`/g)].map((match) => match[1]!);

describe("docs/resolve.md", () => {
  it("has many examples, and counts the rows of the table", () => {
    expect(examples.length).toBeGreaterThan(40);
    expect(section).toContain(`${Object.values(englishRows).flat().length} rows`);
  });

  it.each(examples)("%s", (example) => {
    const found = resolve(unmarked(example), { language: "en" });
    expect(found.flatMap((sentence) => sentence.negations.map((each) => marked(sentence, each)))).toContain(
      example,
    );
  });
});
