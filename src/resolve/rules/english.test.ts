import { describe, expect, it } from "vitest";
import { resolve } from "../resolve.js";
import { englishRows, knownFailures } from "../testing/english-rows.js";
import { marked, unmarked } from "../testing/marked.js";

const markings = (row: string) =>
  resolve(unmarked(row), { language: "en" }).flatMap((sentence) =>
    sentence.negations.map((negation) => marked(sentence, negation)),
  );

describe.each(Object.entries(englishRows))("English: %s", (_, rows) => {
  it.each(rows)("%s", (row) => {
    expect(markings(row)).toContain(row);
  });
});

describe("English: known failures", () => {
  it.fails.each(knownFailures)("%s", (row) => {
    expect(markings(row)).toContain(row);
  });
});

it("the tables are as large as they claim", () => {
  expect(Object.values(englishRows).flat().length).toBeGreaterThan(180);
});
