import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sharedPath } from "../testing/shared.js";
import { inWords } from "../testing/spans.js";
import { conllu } from "./conllu.js";
import { jsonl } from "./jsonl.js";
import { formatSentences, parseSentences } from "./read.js";

const row = (...cells: (string | number)[]) => [...cells, ...Array(10).fill("_")].slice(0, 10).join("\t");
const file = (...lines: string[]) => `${lines.join("\n")}\n\n`;
const parse = (text: string) => parseSentences(text, conllu, { file: "t.conllu" });

const dont = file(
  "# newdoc id = letters",
  "# sent_id = l-1",
  "# text = We don't know.",
  "# mood = calm",
  row(1, "We", "we", "PRON", "PRP", "Number=Plur", 4, "nsubj", "4:nsubj", "Entity=(1)"),
  row("2-3", "don't"),
  row(2, "do", "do", "AUX", "VBP", "_", 4, "aux"),
  row(3, "n't", "not", "PART", "RB", "Polarity=Neg", 4, "advmod"),
  row(4, "know", "know", "VERB", "VB", "_", 0, "root", "0:root", "SpaceAfter=No"),
  row("4.1", "it", "it", "PRON", "_", "_", "_", "_", "4:obj"),
  row(5, ".", ".", "PUNCT", ".", "_", 4, "punct"),
  row("5.1", "gone"),
);

const du = file(
  "# text = Pas du tout",
  row(1, "Pas"),
  row("2-3", "du"),
  row(2, "de"),
  row(3, "le"),
  row(4, "tout"),
);

describe("conllu", () => {
  it("reads words, heads and offsets from the text", () => {
    const [sentence] = parse(dont);
    expect(sentence).toMatchObject({ id: "l-1", doc: "letters", text: "We don't know." });
    expect(sentence!.tokens.map(({ text, start, head }) => [text, start, head])).toEqual([
      ["We", 0, 3],
      ["do", 3, 3],
      ["n't", 5, 3],
      ["know", 9, -1],
      [".", 13, 3],
    ]);
    expect(sentence!.tokens[2]).toMatchObject({
      lemma: "not",
      upos: "PART",
      xpos: "RB",
      feats: "Polarity=Neg",
      deprel: "advmod",
    });
  });

  it("joins the forms where they are not the text's", () => {
    expect(parse(du)[0]!.text).toBe("Pas de le tout");
  });

  it.each([
    ["comments, ranges and empty nodes", dont],
    ["text that is not the forms", du],
    ["no comments", file(row(1, "Yes"))],
    ["no blank line at the end", file(row(1, "Yes")) + file(row(1, "No")).slice(0, -1)],
    ["a document after the other", dont + file("# newdoc id = b", row(1, "No")) + file(row(1, "More"))],
    [
      "negations",
      file("# text = Not me", '# negation = {"cue":[[0,3]],"scope":[[4,6]]}', row(1, "Not"), row(2, "me")),
    ],
  ])("gives %s back byte for byte, by way of jsonl too", (_, text) => {
    const sentences = parse(text);
    expect(formatSentences(sentences, conllu)).toBe(text);
    expect(formatSentences(parseSentences(formatSentences(sentences, jsonl), jsonl), conllu)).toBe(text);
  });

  it("keeps a sentence's document until the next begins", () => {
    const text = dont + file(row(1, "No")) + file("# newdoc", row(1, "More"));
    expect(parse(text).map(({ doc }) => doc)).toEqual(["letters", "letters", undefined]);
  });

  it("writes sentences of other origin with their text and SpaceAfter=No", () => {
    const token = (start: number, text: string) => ({ start, end: start + text.length, text });
    const tokens = [token(0, "No"), token(2, "!")];
    const negations = [
      { cue: [{ start: 0, end: 2 }], scope: [], event: [], focus: [], type: "speculation" as const },
    ];
    expect(formatSentences([{ id: "7", doc: "d", text: "No!", tokens, negations }], conllu)).toBe(
      file(
        "# newdoc id = d",
        "# sent_id = 7",
        "# text = No!",
        '# negation = {"cue":[[0,2]],"type":"speculation"}',
        row(1, "No", "_", "_", "_", "_", "_", "_", "_", "SpaceAfter=No"),
        row(2, "!"),
      ),
    );
  });

  it("carries negations over where the words do not cover the text", () => {
    const token = (start: number, text: string) => ({ start, end: start + text.length, text });
    const text = "so ~ un-kind, ~ no";
    const spans = (...pairs: [number, number][]) => pairs.map(([start, end]) => ({ start, end }));
    const negation = { cue: spans([5, 7]), scope: spans([0, 2], [8, 18]), event: spans([3, 4]), focus: [] };
    const sentence = {
      text,
      tokens: [token(0, "so"), token(5, "un-kind"), token(16, "no")],
      negations: [negation],
    };
    const [back] = parse(formatSentences([sentence], conllu));
    expect(back!.text).toBe("so un-kind no");
    expect(inWords(back!, back!.negations[0]!)).toEqual({ cue: "un", scope: "so … kind no" });
  });

  it.each([
    ["nine columns", row(1, "No").slice(0, -2), "t.conllu:1: expected 10 columns, found 9 [L201]"],
    [
      "words out of order",
      `${row(1, "No")}\n${row(3, "way")}`,
      "t.conllu:2: word 3 found; expected word 2 [L204]",
    ],
    ["strange word numbers", row("x", "No"), "t.conllu:1: word x found; expected word 1 [L204]"],
    ["an empty form", row(1, ""), "t.conllu:1: nothing found; expected a form in column 2 [L204]"],
    [
      "a head outside",
      row(1, "No", "_", "_", "_", "_", 2),
      "t.conllu:1: head 2 found; expected a word number from 0 to 1 [L204]",
    ],
    [
      "comments alone",
      "# text = No",
      "t.conllu:1: a sentence without words found; expected lines of 10 columns [L204]",
    ],
    ["a comment among words", `${row(1, "No")}\n# late`, "t.conllu:2: expected 10 columns, found 1 [L201]"],
    [
      "a negation that is no JSON",
      `# negation = no\n${row(1, "No")}`,
      /^t\.conllu:1: not JSON: .* \[L205\]$/,
    ],
    [
      "a negation without cue",
      `# negation = {"scope":[]}\n${row(1, "No")}`,
      /^t\.conllu:1: not a negation: cue: .* \[L209\]$/,
    ],
    [
      "a negation outside the text",
      `# negation = {"cue":[[0,9]]}\n${row(1, "No")}`,
      "t.conllu:1: cue ends at 9, the sentence's text at 2 [L209]",
    ],
  ])("refuses %s", (_, text, message) => {
    const expected = typeof message === "string" ? message : expect.stringMatching(message);
    expect(() => parse(`${text}\n\n`)).toThrow(expect.objectContaining({ message: expected }));
  });

  it.each([
    ["CRLF", "1\r\n", "t.conllu:1: carriage return (CRLF line end) found; expected LF line ends [L105]"],
    [
      "a byte order mark",
      "\uFEFF# x\n",
      "t.conllu:1: byte order mark found; save the file as UTF-8 without one [L104]",
    ],
    [
      "a truncated last line",
      `${row(1, "No")}\n2\tw`,
      "t.conllu:2: the file breaks off: its last line has no line end [L107]",
    ],
  ])("refuses %s", (_, text, message) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ message }));
  });

  const treebanks = sharedPath("data/ud");
  const files =
    treebanks === undefined
      ? []
      : readdirSync(treebanks, { recursive: true, encoding: "utf8" }).filter((name) =>
          /-(?:dev|test)\.conllu\.xz$/.test(name),
        );
  it.skipIf(files.length === 0)(
    "gives the Universal Dependencies treebanks back byte for byte",
    () => {
      for (const name of files) {
        const text = execFileSync("xz", ["-dc", join(treebanks!, name)], {
          encoding: "utf8",
          maxBuffer: 1 << 30,
        });
        const sentences = parseSentences(text, conllu, { file: name });
        expect(formatSentences(sentences, conllu) === text, name).toBe(true);
        const wrong = sentences.filter((s) =>
          s.tokens.some((token) => s.text.slice(token.start, token.end) !== token.text),
        );
        expect(wrong, name).toEqual([]);
      }
    },
    120_000,
  );
});
