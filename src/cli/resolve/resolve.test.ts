import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/folder.js";
import { litotes } from "../../testing/run-cli.js";

const gold = fileURLToPath(new URL("../../../examples/score/gold.txt", import.meta.url));
const folder = temporaryFolder();
const path = (name: string) => `${folder.path}/${name}`;
const marked = (stdout: string) => stdout.trimEnd().split("\n").slice(1);

describe("litotes resolve", () => {
  it("marks the negations of a text", async () => {
    const { code, stdout, stderr } = await litotes("resolve", "I don't think so. We left.");
    expect([code, stderr]).toEqual([0, ""]);
    expect(marked(stdout)).toHaveLength(1);
    expect(stdout).toContain("{n't}");
    expect(stdout).not.toContain("We left");
  });

  it("shows every sentence with --all", async () => {
    const { stdout } = await litotes("resolve", "I don't think so. We left.", "--all");
    expect(stdout).toContain("We left.");
  });

  it("gives sentences with offsets into the text as jsonl", async () => {
    const text = "We left.  Nobody came.";
    const { stdout } = await litotes("resolve", text, "--to", "jsonl", "--lang", "en");
    const sentences = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(sentences.map(({ offset }) => offset)).toEqual([0, 10]);
    expect(sentences[1].negations[0].cue).toEqual([{ start: 0, end: 6 }]);
  });

  it("keeps the tokens and columns of a *SEM file, so that the output can be scored", async () => {
    const { code } = await litotes(
      "resolve",
      gold,
      "--from",
      "starsem",
      "--to",
      "starsem",
      "-o",
      path("system.txt"),
    );
    expect(code).toBe(0);
    const words = (file: string) =>
      readFileSync(file, "utf8").replaceAll(/^((?:[^\t\n]*\t){6}[^\t\n]*)\t.*$/gm, "$1");
    expect(words(path("system.txt"))).toBe(words(gold));
    const { stdout } = await litotes("score", gold, path("system.txt"), "--json");
    expect(JSON.parse(stdout).measures.cues.recall).toBeGreaterThan(50);
  });

  it.each([
    ["de", "Das habe ich nicht gewusst, und niemand hat es mir gesagt.", ["nicht", "niemand"]],
    ["fr", "Je ne sais pas où il est, et personne n'a rien dit.", ["ne … pas"]],
    ["bg", "Не знам къде е той и никой не ми каза.", ["Не", "никой не"]],
    ["zh", "我不知道他在哪里。", ["不"]],
  ])("detects %s", async (_, text, cues) => {
    const { stdout, stderr } = await litotes("resolve", text, "--to", "jsonl");
    expect(stderr).toBe("");
    const found = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line))
      .flatMap((sentence) =>
        sentence.negations.map(({ cue }: { cue: { start: number; end: number }[] }) =>
          cue.map(({ start, end }) => sentence.text.slice(start, end)).join(" … "),
        ),
      );
    expect(found).toEqual(expect.arrayContaining(cues));
  });

  it("reads files, several of them", async () => {
    const [a, b] = [folder.write("a.txt", "Nobody came."), folder.write("b.txt", "It never rains here.")];
    const { stdout } = await litotes("resolve", a, b);
    expect(marked(stdout)).toHaveLength(2);
  });

  it("reads the texts of a folder and leaves other files alone", async () => {
    mkdirSync(path("folder"));
    folder.write("folder/a.md", "Nobody came.");
    folder.write("folder/b.json", "not json");
    const { stdout } = await litotes("resolve", path("folder"));
    expect(marked(stdout)).toHaveLength(1);
  });

  it("writes a page", async () => {
    await litotes("resolve", "Nobody came.", "--to", "html", "-o", path("page.html"));
    expect(readFileSync(path("page.html"), "utf8")).toContain('<span class="cue">Nobody</span>');
  });
});

describe("odd input gives a result or one line", () => {
  it.each<[string, string]>([
    ["only punctuation", "?!. … —"],
    ["a lone surrogate", "not \uD800 so"],
    ["right to left", "لا أعرف"],
    ["emoji", "not 🙂🙃 now"],
    ["a long word", "x".repeat(50_000)],
  ])("%s", async (_, text) => {
    const { code, stderr } = await litotes("resolve", text, "--to", "jsonl");
    expect(code).toBe(0);
    expect(stderr.split("\n").length).toBeLessThanOrEqual(2);
  });

  it.each<[string, string[], RegExp]>([
    ["an empty text", [""], /text:1: nothing found; expected at least one sentence in text format/],
    [
      "an unknown language",
      ["Nobody came.", "--lang", "xx"],
      /unknown language xx; choose one of en, de, fr, bg, zh/,
    ],
    [
      "an unknown scheme",
      ["Nobody came.", "--scheme", "xx"],
      /'xx' is invalid\. Allowed choices are cd, bioscope, sfu/,
    ],
    ["an unknown tier", ["Nobody came.", "--tier", "magic"], /'magic' is invalid/],
    ["standard input twice", ["-", "-"], /standard input \(-\) can be read only once/],
    ["a missing file", ["nowhere.txt"], /cannot read nowhere\.txt: no such file/],
    ["a missing file in a folder", ["no/where"], /cannot read no\/where: no such file/],
    ["junk", [folder.write("junk.txt", Uint8Array.from([0xff, 0xfe, 0]))], /junk\.txt:1: not UTF-8 text/],
    ["a target that cannot be written", ["Nobody came.", "--to", "sfu"], /sfu can only be read/],
    [
      "an unknown target",
      ["Nobody came.", "--to", "xx"],
      /unknown format xx; choose one of starsem, pb-foc, conllu, brat, jsonl, text, pretty, html/,
    ],
    ["an unknown source", ["-", "--from", "html"], /html can only be written/],
  ])("%s", async (_, args, expected) => {
    const { code, stderr } = await litotes("resolve", ...args);
    expect(stderr).toMatch(expected);
    expect(stderr.trimEnd()).not.toContain("\n");
    expect(code).toBe(2);
  });
});
