import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/folder.js";
import { litotes } from "../testing/run-cli.js";

const gold = fileURLToPath(new URL("../../examples/score/gold.txt", import.meta.url));
const goldText = readFileSync(gold, "utf8");
const folder = temporaryFolder();
const path = (name: string) => `${folder.path}/${name}`;
const empty = path("empty");
mkdirSync(empty);

describe("litotes convert", () => {
  it("goes to jsonl and back byte for byte", async () => {
    await litotes("convert", gold, "--from", "starsem", "--to", "jsonl", "--output", path("gold.jsonl"));
    const { code, stdout } = await litotes("convert", path("gold.jsonl"), "--to", "starsem");
    expect(code).toBe(0);
    expect(stdout).toBe(goldText);
  });

  it("splits neither … nor", async () => {
    const { stdout } = await litotes(
      "convert",
      gold,
      "--from",
      "starsem",
      "--to",
      "jsonl",
      "--split-neither-nor",
    );
    const negations = stdout
      .trimEnd()
      .split("\n")
      .flatMap((line) => JSON.parse(line).negations);
    expect(negations).toHaveLength(6);
  });

  it("writes both files of brat", async () => {
    const { code } = await litotes(
      "convert",
      gold,
      "--from",
      "starsem",
      "--to",
      "brat",
      "-o",
      path("tea.ann"),
    );
    expect(code).toBe(0);
    expect(readFileSync(path("tea.txt"), "utf8")).toContain("I do n't drink tea .");
    const { stdout } = await litotes("convert", path("tea.ann"), "--from", "brat", "--to", "jsonl");
    expect(JSON.parse(stdout.split("\n")[0]!).negations).toHaveLength(1);
  });

  it("writes brat's annotations alone to standard output", async () => {
    const { stdout } = await litotes("convert", gold, "--from", "starsem", "--to", "brat", "-o", "-");
    expect(stdout).toMatch(/^T1\tNegation 5 8\tn't\n/);
    expect(existsSync("-.txt")).toBe(false);
  });

  it("joins files as if they were one", async () => {
    const open = folder.write("open.txt", goldText.slice(0, -1));
    const { stdout } = await litotes("convert", open, gold, "--from", "starsem", "--to", "starsem");
    expect(stdout).toBe(goldText + goldText);
  });

  it("leaves nothing behind when the input breaks in the middle", async () => {
    const broken = folder.write("broken.txt", `${goldText}tea\t9\n\n`);
    const { code, stderr } = await litotes(
      "convert",
      broken,
      "--from",
      "starsem",
      "--to",
      "jsonl",
      "-o",
      path("out.jsonl"),
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/^litotes: .*broken\.txt:\d+: expected .* found 2 \[L201\]\n$/);
    expect(existsSync(path("out.jsonl"))).toBe(false);
    expect(readdirSync(folder.path).filter((name) => name.includes(".part"))).toEqual([]);
  });

  it.each<[string, string[], RegExp]>([
    ["no target", [gold], /required option '--to <format>' not specified/],
    ["unknown target", [gold, "--from", "starsem", "--to", "xml"], /unknown format xml; choose one of/],
    ["a target that is only read", [gold, "--from", "starsem", "--to", "sfu"], /sfu can only be read/],
    [
      "a name that tells nothing",
      [folder.write("x.unknown", "x"), "--to", "jsonl"],
      /cannot tell the format of .*x\.unknown; say --from starsem\|/,
    ],
    [
      "a folder without such files",
      [fileURLToPath(new URL("../testing", import.meta.url)), "--from", "bioscope", "--to", "jsonl"],
      /no file ending in \.xml in the folder/,
    ],
    ["an empty folder", [empty, "--to", "jsonl"], /cannot read .*empty: no file ending in .* in the folder/],
    ["standard input twice", ["-", "-", "--from", "text", "--to", "jsonl"], /can be read only once/],
  ])("%s", async (_, args, expected) => {
    const { code, stderr } = await litotes("convert", ...args);
    expect(stderr).toMatch(expected);
    expect(stderr.trimEnd()).not.toContain("\n");
    expect(code).toBe(2);
  });
});
