import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sharedPath } from "../testing/shared.js";
import { inWords } from "../testing/spans.js";
import { pbFoc } from "./pb-foc.js";
import { formatSentences, parseSentences } from "./read.js";

const release = `
They  1 PRP O B-NP (S(NP*) 4 nsubj (A0*)     -  *
did   2 VBD O B-VP (VP*    4 aux   *         -  *
n't   3 RB  O I-VP *       4 neg   (AM-NEG*) -  *
leave 4 VB  O I-VP (VP*    0 root  (V*)      N  *
at    5 IN  O B-PP (PP*    4 prep  (AM-TMP*  -  (FOC*
noon  6 NN  O B-NP (NP*)))) 5 pobj *)        -  *)
.     7 .   O O    *)      4 punct *         -  *

Fine  1 JJ  O O    (S*)    0 root            -  *
`;

const sample = `=====
A SAMPLE
=====

Column 1:   word
Column 2:   word number

===============
They  1 -  PRP O B-NP (S(NP*) 3 nsubj (A0*) *
never 2 -  RB  O B-VP (VP*    3 neg   *     *
left  3 N  VBD O I-VP *))     0 root  (V*)  (FOC*)
===============

===============
Fine  1 -  JJ  O O    (S*)    0 root  *
===============
`;

const columnsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => /^\S+ +\d+ /.test(line))
    .map((line) => line.split(/ +/).filter(Boolean));

const parse = (text: string) => parseSentences(text, pbFoc, { file: "f.merged" });

describe("pb-foc", () => {
  it.each([
    ["the release", release, [{ cue: "n't", event: "leave", focus: "at noon" }]],
    ["the sample", sample, [{ cue: "never", event: "left", focus: "left" }]],
  ])("reads %s and writes its columns back", (_, text, expected) => {
    const sentences = parse(text);
    expect(sentences).toHaveLength(2);
    expect(sentences[0]!.negations.map((negation) => inWords(sentences[0]!, negation))).toEqual(expected);
    expect(sentences[1]!.negations).toEqual([]);
    const written = formatSentences(sentences, pbFoc);
    expect(columnsOf(written)).toEqual(columnsOf(text));
    expect(parse(written)).toEqual(sentences);
  });

  it("keeps syntax in its fields and columns", () => {
    const [{ tokens } = { tokens: [] }] = parse(release);
    expect(tokens[3]).toMatchObject({ text: "leave", xpos: "VB", head: -1, deprel: "root" });
    expect(tokens[2]!.columns).toEqual({ ner: "O", chunk: "I-VP", parse: "*", roles: "(AM-NEG*)" });
  });

  const word = (text: string, number: number, flag: string, focus = "*", role = "*", label = "dep") =>
    `${text} ${number} X O O * 0 ${label} ${role} ${flag} ${focus}`;
  it.each([
    [
      "AM-NEG of the verb",
      [word("no", 1, "-", "*", "(AM-NEG*)"), word("not", 2, "-"), word("go", 3, "N", "*", "(V*)")],
      "no",
    ],
    ["neg dependent", [word("no", 1, "-"), "nae 2 X O O * 3 neg * - *", word("go", 3, "N")], "nae"],
    [
      "nearest negator before",
      [word("Never", 1, "-"), word("not", 2, "-"), word("go", 3, "N"), word("no", 4, "-")],
      "not",
    ],
    ["nearest negator after", [word("is", 1, "N"), word("no", 2, "-"), word("not", 3, "-")], "no"],
  ])("finds the cue: %s", (_, rows, cue) => {
    const [sentence] = parse(rows.join("\n"));
    expect(inWords(sentence!, sentence!.negations[0]!).cue).toBe(cue);
  });

  it("writes a sentence once a negation, and without flag where no negation has an event", () => {
    const token = (start: number, text: string) => ({ start, end: start + text.length, text });
    const tokens = [token(0, "un"), token(3, "or"), token(6, "no")];
    const at = (index: number) => [{ start: tokens[index]!.start, end: tokens[index]!.end }];
    const first = { cue: at(2), scope: at(0), event: at(0), focus: at(1) };
    const second = { cue: at(0), scope: [], event: at(1), focus: [] };
    const eventless = { cue: at(2), scope: at(1), event: [], focus: [] };
    const back = parse(
      formatSentences([{ text: "un or no", tokens, negations: [first, second, eventless] }], pbFoc),
    );
    expect(back.map(({ negations }) => negations)).toEqual([[{ ...first, scope: [] }], [second]]);
    expect(
      parse(formatSentences([{ text: "un or no", tokens, negations: [eventless] }], pbFoc))[0]!.negations,
    ).toEqual([]);
  });

  it.each([
    ["too few columns", "no 1 X O O * 0 dep *", "f.merged:1: expected 10 or more columns, found 9 [L201]"],
    [
      "uneven columns",
      `${word("no", 1, "-")}\n${word("way", 2, "-")} *`,
      "f.merged:2: expected 11 columns, as in the sentence's first line, found 12 [L201]",
    ],
    [
      "words out of order",
      `${word("no", 1, "-")}\n${word("way", 3, "-")}`,
      "f.merged:2: word number 3 found; expected 2 in column 2 [L204]",
    ],
    [
      "missing words",
      "1 X O O * 0 dep * * - *",
      "f.merged:1: word number X found; expected 1 in column 2 [L204]",
    ],
    [
      "a strange flag",
      word("no", 1, "Y"),
      "f.merged:1: Y found; expected the flag N or - in column 10 (release) or 3 (sample) [L204]",
    ],
    [
      "a head outside",
      "no 1 X O O * 5 dep - *",
      "f.merged:1: head 5 found; expected a word number from 0 to 1 [L204]",
    ],
    [
      "an unclosed focus",
      word("not", 1, "-", "(FOC*"),
      "f.merged:1: (FOC* found; expected balanced (FOC* … *) in the last column [L204]",
    ],
    [
      "a focus never opened",
      word("not", 1, "-", "*)"),
      "f.merged:1: *) found; expected balanced (FOC* … *) in the last column [L204]",
    ],
    [
      "a focus without flag",
      word("not", 1, "-", "(FOC*)"),
      "f.merged:1: a focus found; expected a verb flagged N with it [L204]",
    ],
    [
      "two flags",
      `${word("not", 1, "N")}\n${word("go", 2, "N")}`,
      "f.merged:2: a second flag N found; expected one a sentence [L204]",
    ],
    [
      "a flag without negator",
      `${word("we", 1, "-")}\n${word("go", 2, "N")}`,
      "f.merged:2: nothing negates the flagged verb go; mark its negator AM-NEG in the verb's column [L209]",
    ],
    [
      "prose after the sample's header",
      `${sample}more prose`,
      "f.merged:17: expected 10 or more columns, found 2 [L201]",
    ],
    [
      "a byte order mark",
      `\uFEFF${word("no", 1, "-")}`,
      "f.merged:1: byte order mark found; save the file as UTF-8 without one [L104]",
    ],
  ])("refuses %s", (_, text, message) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ message }));
  });

  const published = sharedPath("data/pb-foc/PB-FOC-sample.txt");
  it.skipIf(published === undefined)("reads the organisers' sample", () => {
    const text = readFileSync(published!, "utf8");
    const sentences = parse(text);
    expect(sentences.map((sentence) => inWords(sentence, sentence.negations[0]!))).toEqual([
      { cue: "n't", event: "brought", focus: "against her will" },
      { cue: "n't", event: "apply", focus: "in her case" },
    ]);
    expect(columnsOf(formatSentences(sentences, pbFoc))).toEqual(columnsOf(text));
  });
});
