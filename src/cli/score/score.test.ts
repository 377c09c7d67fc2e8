import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/folder.js";
import { litotes } from "../../testing/run-cli.js";
import { sharedPath } from "../../testing/shared.js";

const example = (name: string) =>
  fileURLToPath(new URL(`../../../examples/score/${name}.txt`, import.meta.url));
const [gold, system] = [example("gold"), example("system")];
const folder = temporaryFolder();
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
    ["--digits=0", /75 /],
    ["--seed=0", /NIS_tok/],
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

  it("takes --from for gold and --system-from for a system in another format", async () => {
    const marked =
      '<a><sentence id="1"><xcope id="X"><cue type="negation" ref="X">No</cue> tea</xcope></sentence></a>';
    const xml = folder.write("tea.xml", marked);
    await litotes("convert", xml, "--from", "bioscope", "--to", "jsonl", "-o", path("tea.jsonl"));
    const { stdout } = await litotes(
      "score",
      xml,
      path("tea.jsonl"),
      "--from",
      "bioscope",
      "--system-from",
      "jsonl",
      "--json",
    );
    expect(JSON.parse(stdout).measures.nisExact.f1).toBe(100);
    const { stderr } = await litotes("score", xml, path("tea.jsonl"));
    expect(stderr).toMatch(/cannot tell the format of .*tea\.xml; say --from/);
  });

  it("does not mind that reviews in SFU files are named after their files", async () => {
    const review = `<D><SENTENCE><cue type="negation" ID="0"><W>No</W></cue><xcope><ref SRC="0"/><W>tea</W></xcope></SENTENCE></D>`;
    const files = ["mine.xml", "theirs.xml"].map((name) => folder.write(name, review));
    const { stdout } = await litotes("score", ...files, "--from", "sfu", "--json");
    expect(JSON.parse(stdout).measures.nisExact.f1).toBe(100);
  });

  it.each([
    ["negation", 1],
    ["speculation", 2],
    ["both", 3],
  ])("--annotation %s of jsonl with both kinds: %i", async (kind, expected) => {
    const cues = [["negation"], ["speculation"], ["speculation"]].map(([type], i) => {
      return { cue: [{ start: i, end: i + 1 }], scope: [], event: [], focus: [], type };
    });
    const tokens = ["a", "b", "c"].map((text, i) => ({ start: i, end: i + 1, text }));
    const file = folder.write("both.jsonl", JSON.stringify({ v: 1, text: "abc", tokens, negations: cues }));
    const { stdout } = await litotes("score", file, file, "--json", "--annotation", kind);
    expect(JSON.parse(stdout).measures.cues).toMatchObject({ gold: expected, tp: expected });
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

  it("names a system on one line whatever its file is called", async () => {
    const strange = folder.write("a\n\u001b[31mb.txt", readFileSync(system));
    const { code, stderr } = await litotes("score", gold, strange, "--fail-under", "pcs=90");
    expect([code, stderr]).toEqual([1, "litotes: a [31mb.txt: pcs 20.00 is below 90\n"]);
  });

  const golden = sharedPath("golden/score");
  it.skipIf(golden === undefined)("agrees with the reference on a golden file", async () => {
    const { stdout } = await litotes("score", `${golden}/gold-dev.txt`, `${golden}/dev-04.txt`, "--json");
    const expected = JSON.parse(readFileSync(`${golden}/dev-04.expected.json`, "utf8"));
    expect(JSON.parse(stdout).measures.nisTok.f1).toBeCloseTo(100 * expected.nis_tok.scope_f1, 9);
  });
});
