import { describe, expect, it } from "vitest";
import { formatByName, formatByPath, formats } from "./registry.js";

describe("registry", () => {
  it.each([
    ["gold.starsem", "starsem"],
    ["a/b.jsonl", "jsonl"],
    ["en_ewt-ud-dev.conllu", "conllu"],
    ["doc.ann", "brat"],
    ["PB-FOC-de.merged", "pb-foc"],
    ["abstracts.xml", undefined],
    ["cdsco.txt", undefined],
    ["README", undefined],
  ])("%s -> %s", (path, name) => {
    expect(formatByPath(path)?.name).toBe(name);
  });

  it("has one format a name, each read or written", () => {
    expect(new Set(formats.map(({ name }) => name)).size).toBe(formats.length);
    expect(formats.filter(({ reader, writer }) => reader === undefined && writer === undefined)).toEqual([]);
  });

  it("lists the choices for a name it does not know", () => {
    expect(() => formatByName("xls")).toThrow(
      "unknown format xls; choose one of starsem, bioscope, sfu, pb-foc, conllu, brat, jsonl, text, pretty, html [L401]",
    );
  });
});
