import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { hasNative } from "../../encoder/testing/native.js";
import { copyModel, toyModel } from "../../encoder/testing/toy-model.js";
import { temporaryFolder } from "../../testing/folder.js";
import { litotes } from "../../testing/run-cli.js";

const gold = fileURLToPath(new URL("../../../examples/score/gold.txt", import.meta.url));
const folder = temporaryFolder();
const parse = (...args: string[]) => litotes("parse", "--model", toyModel, "--runtime", "wasm", ...args);
const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split("\t"));

describe("litotes parse", () => {
  it("prints CoNLL-U that can be read back", async () => {
    const { code, stdout, stderr } = await parse("The sailor didn't see no ship.");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^# text = The sailor didn't see no ship\.\n1\tThe\t/);
    const rows = rowsOf(stdout);
    expect(rows.map((cells) => cells[1])).toEqual(["The", "sailor", "did", "n't", "see", "no", "ship", "."]);
    for (const cells of rows) expect(cells.slice(2, 5)).not.toContain("_");
    expect(rows.filter((cells) => cells[6] === "0")).toHaveLength(1);
    const file = folder.write("parsed.conllu", stdout);
    expect((await litotes("convert", file, "--to", "conllu")).stdout).toBe(stdout);
  });

  it("keeps words, comments and multiword tokens of CoNLL-U", async () => {
    const row = (id: string, form: string) => `${id}\t${form}${"\t_".repeat(8)}\n`;
    const text = `# sent_id = s1\n# text = can't go\n${row("1-2", "can't")}${row("1", "ca")}${row("2", "n't")}${row("3", "go")}\n`;
    const { stdout } = await parse(folder.write("given.conllu", text));
    expect(stdout.split("\n").slice(0, 3)).toEqual(text.split("\n").slice(0, 3));
    expect(rowsOf(stdout).map((cells) => cells[1])).toEqual(["can't", "ca", "n't", "go"]);
  });

  it("keeps the words of a *SEM file", async () => {
    const { stdout } = await parse(gold, "--from", "starsem");
    const given = readFileSync(gold, "utf8").split("\n").filter(Boolean);
    expect(rowsOf(stdout).map((cells) => cells[1])).toEqual(given.map((line) => line.split("\t")[3]));
  });

  it("gives sentences as jsonl, into a file", async () => {
    const file = join(folder.path, "out.jsonl");
    await parse("No ship. No sea.", "--to", "jsonl", "-o", file);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).text)).toEqual(["No ship.", "No sea."]);
  });

  it.skipIf(!hasNative)("takes the native runtime where there is one, without a word", async () => {
    const { code, stderr } = await litotes("parse", "No ship.", "--model", toyModel, "--threads", "2");
    expect([code, stderr]).toEqual([0, ""]);
  });

  it("parses 10,000 words", async () => {
    const file = folder.write("long.txt", "The sailor saw no ship, and the sea was calm. ".repeat(850));
    const { code, stdout } = await parse(file);
    expect(code).toBe(0);
    expect(rowsOf(stdout).length).toBeGreaterThan(10_000);
  });
});

describe("what cannot be done is said in one line", () => {
  const broken = copyModel(toyModel, join(folder.path, "broken"));
  rmSync(join(broken, "tokenizer.json"));

  it.each<[string, string[], RegExp]>([
    [
      "a folder without a model",
      ["--model", folder.path],
      /no manifest\.json in .*: no such file; .*\[L501\]/,
    ],
    ["a model without a file", ["--model", broken], /no tokenizer\.json in .*\[L501\]/],
    ["an unknown runtime", ["--runtime", "gpu"], /'gpu' is invalid\. Allowed choices are auto, native, wasm/],
    ["no thread", ["--threads", "0"], /expected a whole number above 0/],
    ["an unknown format", ["--to", "html"], /'html' is invalid\. Allowed choices are conllu, jsonl/],
    ["an unknown source", ["--model", toyModel, "--from", "xx"], /unknown format xx; choose one of/],
  ])("%s", async (_, args, expected) => {
    const { code, stdout, stderr } = await litotes("parse", "No ship.", ...args);
    expect(stderr).toMatch(expected);
    expect(stderr.trimEnd()).not.toContain("\n");
    expect([code, stdout]).toEqual([2, ""]);
  });
});
