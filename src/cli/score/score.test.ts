import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/folder.js";
import { litotes } from "../../testing/run-cli.js";
import { sharedPath } from "../../testing/shared.js";

const example = (name: string) =>
  fileURLToPath(new URL(`../../../examples/score/${name}.txt`, import.meta.url));
const [gold, system] = [example("gold"), example("system")];
const folder = temporaryFolder();
const goldText = readFileSync(gold, "utf8");
const path = (name: string) => `${folder.path}/${name}`;

describe("litotes score", () => {
  it("prints a table by default", async () => {
    const { code, stdout, stderr } = await litotes("score", gold, system);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Cues +5 +5 +3 +1 +2 +75\.00 +60\.00 +66\.67$/m);
    expect(stdout).toMatch(/^NIS_tok +50\.00 +44\.00 +46\.81$/m);
  });

  it("prints the contract's names with --json", async () => {
    const { stdout } = await litotes("score", gold, system, "--json");
    const report = JSON.parse(stdout);
    expect(Object.keys(report)).toEqual(
      expect.arrayContaining(["system", "signature", "sentences", "measures"]),
    );
    expect(Object.keys(report.sentences)).toEqual([
      "total",
      "negated",
      "withErrors",
      "correct",
      "correctNegated",
    ]);
    const row = {
      gold: 5,
      system: 5,
      tp: 3,
      fp: 1,
      fn: 2,
      precision: 75,
      recall: 60,
      f1: expect.closeTo(66.667, 2),
    };
    expect(report.measures.cues).toEqual(row);
    for (const name of ["scopesCueMatch", "scopesNoCueMatch", "scopeTokens", "negated", "global"]) {
      expect(Object.keys(report.measures[name])).toEqual(expect.arrayContaining(Object.keys(row)));
    }
    for (const name of ["cuesB", "scopesCueMatchB", "scopesNoCueMatchB", "negatedB", "globalB"]) {
      expect(Object.keys(report.measures[name])).toEqual(expect.arrayContaining(Object.keys(row)));
    }
    for (const name of ["nisTok", "nisExact", "scopeTokensExactCue"]) {
      expect(Object.keys(report.measures[name])).toEqual(["precision", "recall", "f1"]);
    }
    expect(report.measures.pcs).toBe(20);
    expect(report.instances).toHaveLength(6);
  });

  it("prints one object per system, statistics when asked for, and a summary of runs", async () => {
    const flags = ["--json", "--confidence", "50", "--compare", "50", "--runs", "--no-instances"];
    const { stdout } = await litotes("score", gold, system, gold, ...flags);
    const [first, second, summary] = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(first.intervals.f1.nisTok).toHaveLength(2);
    expect(first.comparison).toBeUndefined();
    expect(second.comparison).toMatchObject({ against: "system.txt", trials: 50, difference: { pcs: 80 } });
    expect(summary).toMatchObject({ runs: 2, mean: { pcs: 60 } });
    expect(second.instances).toBeUndefined();
  });

  it.each([
    ["--markdown", /\| .*Cues.* \|/],
    ["--latex", /\\begin\{tabular\}/],
    ["--by=cueKind,scopeLength", /affix/],
    ["--errors", /missed cue/],
    ["--digits=1", /75\.0 /],
    ["--starsem=fixed", /starsem:fixed/],
    ["--split-neither-nor", /neithernor:split/],
    ["--data=tea", /data:tea/],
  ])("%s", async (flag, expected) => {
    const { code, stdout } = await litotes("score", gold, system, flag);
    expect(code).toBe(0);
    expect(stdout).toMatch(expected);
  });

  it("writes one self-contained page", async () => {
    const { code } = await litotes("score", gold, system, "--html", path("report.html"));
    expect(code).toBe(0);
    expect(readFileSync(path("report.html"), "utf8")).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/i);
  });

  it("reads other formats, and gold and system in different ones", async () => {
    await litotes("convert", gold, "--from", "starsem", "--to", "jsonl", "-o", path("gold.jsonl"));
    const mixed = JSON.parse((await litotes("score", path("gold.jsonl"), system, "--json")).stdout);
    const plain = JSON.parse((await litotes("score", gold, system, "--json")).stdout);
    expect(mixed.measures).toEqual(plain.measures);
  });

  it.each([
    [["--fail-under", "nisTok=40"], 0],
    [["--fail-under", "nisTok=40", "--fail-under", "pcs=90"], 1],
  ])("%j ends with %i", async (flags, expected) => {
    const { code, stdout, stderr } = await litotes("score", gold, system, ...flags);
    expect(code).toBe(expected);
    expect(stdout).toContain("NIS_tok");
    if (expected === 1) expect(stderr).toBe("litotes: system.txt: pcs 20.00 is below 90\n");
  });

  const golden = sharedPath("golden/score");
  it.skipIf(golden === undefined)("agrees with the reference on a golden file", async () => {
    const { stdout } = await litotes("score", `${golden}/gold-dev.txt`, `${golden}/dev-04.txt`, "--json");
    const expected = JSON.parse(readFileSync(`${golden}/dev-04.expected.json`, "utf8"));
    expect(JSON.parse(stdout).measures.nisTok.f1).toBeCloseTo(100 * expected.nis_tok.scope_f1, 9);
  });
});

describe("bad input is one line and exit code 2", () => {
  const sentences = goldText.split("\n\n");
  const other = folder.write("other.txt", goldText.replaceAll("kettle", "pot"));
  it.each<[string, string | Uint8Array, RegExp]>([
    ["truncated", goldText.slice(0, -30), /x\.txt:\d+: the file breaks off/],
    [
      "columns",
      goldText.replace("\t***", ""),
      /x\.txt:\d+: expected 7, as in the sentence's first line, columns, found 8/,
    ],
    [
      "sentence missing",
      sentences.slice(1).join("\n\n"),
      /x\.txt:1: gold and system differ: expected sentence tea 0, found tea 1/,
    ],
    [
      "last sentence missing",
      `${sentences.slice(0, -2).join("\n\n")}\n\n`,
      /x\.txt: 6 sentences found; expected the 7 of the gold file/,
    ],
    ["cue", goldText.replace("n't\t_\t_\n", "not\t_\t_\n"), /x\.txt:3: cue not is not part of its word n't/],
    ["empty", "", /x\.txt:1: the file is empty/],
    ["junk", Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0xff]), /x\.txt:1: not UTF-8 text/],
    ["CRLF", goldText.replaceAll("\n", "\r\n"), /x\.txt:1: carriage return/],
    ["BOM", `\uFEFF${goldText}`, /x\.txt:1: byte order mark/],
  ])("%s", async (_, content, expected) => {
    const file = folder.write("x.txt", content);
    const result = await litotes("score", gold, file, "--html", path("never.html"));
    expect(result.stderr).toMatch(/^litotes: [^\n]+ \[L\d+\]\n$/);
    expect(result.stderr).toMatch(expected);
    expect([result.code, result.stdout, existsSync(path("never.html"))]).toEqual([2, "", false]);
  });

  it.each<[string, string[], RegExp]>([
    ["missing file", [gold, "nowhere.txt"], /^litotes: cannot read nowhere\.txt: no such file \[L101\]\n$/],
    ["a folder", [gold, "src"], /^litotes: cannot read src: it is a folder \[L101\]\n$/],
    [
      "other tokens",
      [gold, other],
      /other\.txt:19: gold and system differ: expected kettle as token 1 of sentence tea 2, found pot/,
    ],
    [
      "unclosed XML",
      ["--from", "bioscope", folder.write("open.xml", "<a><sentence>"), gold],
      /open\.xml:\d+: not well-formed XML/,
    ],
    ["unknown format", ["--from", "xlsx", gold, system], /unknown format xlsx; choose one of starsem, /],
    [
      "unknown mode",
      ["--starsem", "best", gold, system],
      /'best' is invalid\. Allowed choices are exact, fixed/,
    ],
    [
      "unknown dimension",
      ["--by", "colour", gold, system],
      /unknown dimension colour; choose one of scopeLength, cueKind, file/,
    ],
    [
      "unknown measure",
      ["--fail-under", "bleu=3", gold, system],
      /unknown measure bleu; choose one of cues, /,
    ],
    ["no number", ["--digits", "two", gold, system], /two found; expected a whole number above 0/],
    [
      "gold twice from stdin",
      ["-", gold, system],
      /gold from standard input can be compared with one system only/,
    ],
    ["no system", [gold], /missing required argument 'system'; see litotes --help/],
    [
      "page in no folder",
      [gold, system, "--html", "no/such/folder/x.html"],
      /cannot write no\/such\/folder\/x\.html: ENOENT/,
    ],
  ])("%s", async (_, args, expected) => {
    const { code, stderr } = await litotes("score", ...args);
    expect(stderr).toMatch(expected);
    expect(stderr.trimEnd()).not.toContain("\n");
    expect(code).toBe(2);
  });
});
