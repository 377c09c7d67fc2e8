import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/folder.js";
import { litotes } from "../../testing/run-cli.js";

const example = (name: string) =>
  fileURLToPath(new URL(`../../../examples/score/${name}.txt`, import.meta.url));
const [gold, system] = [example("gold"), example("system")];
const folder = temporaryFolder();
const goldText = readFileSync(gold, "utf8");
const path = (name: string) => `${folder.path}/${name}`;

describe("bad input is one line and exit code 2", () => {
  const sentences = goldText.split("\n\n");
  const other = folder.write("other.txt", goldText.replaceAll("kettle", "pot"));
  it.each<[string, string | Uint8Array, RegExp]>([
    ["truncated", goldText.slice(0, -30), /x\.txt:\d+: the file breaks off/],
    [
      "columns",
      goldText.replace("\t***", ""),
      /x\.txt:\d+: expected 7 columns, as in the sentence's first line, found 8/,
    ],
    [
      "sentence missing",
      sentences.slice(1).join("\n\n"),
      /x\.txt:1: gold and system differ: expected sentence tea 0, found tea 1/,
    ],
    [
      "last sentence missing",
      `${sentences.slice(0, -2).join("\n\n")}\n\n`,
      /x\.txt:46: 6 sentences found; expected the 7 of the gold file/,
    ],
    [
      "a sentence too many",
      `${goldText}${sentences.at(-2)!.replaceAll("tea\t6", "tea\t7")}\n\n`,
      /x\.txt:\d+: 8 sentences found; expected the 7 of the gold file/,
    ],
    ["cue", goldText.replace("n't\t_\t_\n", "not\t_\t_\n"), /x\.txt:3: cue not is not part of its word n't/],
    ["empty", "", /x\.txt:1: nothing found/],
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
      /unknown measure bleu; choose one of cues, .*, pcs \[L401\]/,
    ],
    ["a property of objects", ["--fail-under", "toString=3", gold, system], /unknown measure toString/],
    ["no number", ["--digits", "two", gold, system], /two found; expected a whole number from 0 to 15/],
    ["too many digits", ["--digits", "300", gold, system], /300 found; expected a whole number from 0 to 15/],
    ["no samples", ["--confidence", "0", gold, system], /0 found; expected a whole number above 0/],
    [
      "gold twice from stdin",
      ["-", gold, system],
      /gold from standard input can be compared with one system only/,
    ],
    ["nothing to compare", ["--compare", "9", gold, system], /--compare needs a second system/],
    [
      "two kinds of output",
      [gold, system, "--json", "--latex"],
      /'--latex' cannot be used with option '--json'/,
    ],
    ["everything from stdin", ["-", "-"], /standard input \(-\) can be read only once/],
    ["brat from stdin", ["-", gold, "--from", "brat"], /brat comes in two files and cannot be read from/],
    ["no system", [gold], /missing required argument 'system'; see litotes --help/],
    [
      "page in no folder",
      [gold, system, "--html", "no/such/folder/x.html"],
      /cannot write no\/such\/folder\/x\.html: no such folder/,
    ],
  ])("%s", async (_, args, expected) => {
    const { code, stdout, stderr } = await litotes("score", ...args);
    expect(stderr).toMatch(expected);
    expect(stderr.trimEnd()).not.toContain("\n");
    expect([code, stdout]).toEqual([2, ""]);
  });
});
