import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { messageOf } from "../testing/message-of.js";
import { sharedPath } from "../testing/shared.js";
import { jsonl } from "./jsonl.js";
import { placeOf } from "./provenance.js";
import { formatSentences, parseSentences } from "./read.js";
import { starsem } from "./starsem.js";

const rows = (...lines: string[]) => `${lines.map((line) => line.replaceAll(" ", "\t")).join("\n")}\n\n`;
const negated = rows(
  "a 0 0 He he PRP * _ He _",
  "a 0 1 is be VBZ * _ is _",
  "a 0 2 unhappy unhappy JJ * un happy happy",
);
const plain = rows("a 1 0 He he PRP * ***", "a 1 1 sings sing VBZ * ***");

describe("reading", () => {
  it("makes character spans of part-words, and of neighbours one span", () => {
    const [sentence] = parseSentences(negated, starsem);
    expect(sentence).toEqual({
      id: "0",
      doc: "a",
      text: "He is unhappy",
      tokens: [
        { start: 0, end: 2, text: "He", lemma: "he", xpos: "PRP", columns: { parse: "*" } },
        { start: 3, end: 5, text: "is", lemma: "be", xpos: "VBZ", columns: { parse: "*" } },
        { start: 6, end: 13, text: "unhappy", lemma: "unhappy", xpos: "JJ", columns: { parse: "*" } },
      ],
      negations: [
        {
          cue: [{ start: 6, end: 8 }],
          scope: [
            { start: 0, end: 5 },
            { start: 8, end: 13 },
          ],
          event: [{ start: 8, end: 13 }],
          focus: [],
        },
      ],
    });
  });

  it("remembers where a sentence and its tokens stand", () => {
    const [, second] = parseSentences(negated + plain, starsem, { file: "f.txt" });
    expect(placeOf(second!)).toEqual({ file: "f.txt", line: 5 });
    expect(placeOf(second!, 1)).toEqual({ file: "f.txt", line: 6 });
  });

  it.each([
    [
      "a suffix cue",
      "a 0 0 careless careless JJ * less care care",
      [{ start: 4, end: 8 }],
      [{ start: 0, end: 4 }],
    ],
    [
      "an infix cue",
      "a 0 0 afunconcernedb x JJ * un concerned _",
      [{ start: 2, end: 4 }],
      [{ start: 4, end: 13 }],
    ],
    [
      "a prefix that occurs again",
      "a 0 0 inflatin x JJ * in flatin _",
      [{ start: 0, end: 2 }],
      [{ start: 2, end: 8 }],
    ],
  ])("%s", (_, line, cue, scope) => {
    expect(parseSentences(rows(line), starsem)[0]?.negations[0]).toMatchObject({ cue, scope });
  });
});

describe("writing gives back the bytes", () => {
  it.each([
    ["a negation and none", negated + plain],
    ["no blank line at the end", (negated + plain).slice(0, -1)],
    ["without annotation columns", rows("a 0 0 He he PRP *")],
    ["tokens counted from 1", rows("a 0 1 He he PRP * ***", "a 0 2 sings sing VBZ * ***")],
  ])("%s", (_, text) => {
    const sentences = parseSentences(text, starsem);
    expect(formatSentences(sentences, starsem)).toBe(text);
    expect(formatSentences(parseSentences(formatSentences(sentences, jsonl), jsonl), starsem)).toBe(text);
  });

  it("writes tabs and line ends in words as blanks, and no negation whose cue is in no word", () => {
    const sentence = {
      doc: "a\tb",
      text: "no\tone x",
      tokens: [
        { start: 0, end: 6, text: "no\tone" },
        { start: 7, end: 8, text: "x" },
      ],
      negations: [
        { cue: [{ start: 0, end: 6 }], scope: [], event: [], focus: [] },
        { cue: [{ start: 6, end: 7 }], scope: [], event: [], focus: [] },
      ],
    };
    expect(formatSentences([sentence], starsem)).toBe(
      "a b\t0\t0\tno one\t_\t_\t*\tno one\t_\t_\na b\t0\t1\tx\t_\t_\t*\t_\t_\t_\n\n",
    );
  });

  it("closes a sentence that another one follows", () => {
    const open = parseSentences(negated.slice(0, -1), starsem);
    expect(formatSentences([...open, ...parseSentences(plain, starsem)], starsem)).toBe(negated + plain);
  });

  const corpus = sharedPath("data/cd-sco");
  it
    .skipIf(corpus === undefined)
    .each([
      "training/SEM-2012-SharedTask-CD-SCO-training-09032012.txt",
      "dev/SEM-2012-SharedTask-CD-SCO-dev-09032012.txt",
      "test-gold/SEM-2012-SharedTask-CD-SCO-test-cardboard-GOLD.txt",
      "test-gold/SEM-2012-SharedTask-CD-SCO-test-circle-GOLD.txt",
      "test/SEM-2012-SharedTask-CD-SCO-test-circle.txt",
    ])("%s, also by way of jsonl", (file) => {
    const text = readFileSync(`${corpus}/${file}`, "utf8");
    const sentences = parseSentences(text, starsem);
    expect(formatSentences(sentences, starsem) === text).toBe(true);
    const viaJson = parseSentences(formatSentences(sentences, jsonl), jsonl);
    expect(formatSentences(viaJson, starsem) === text).toBe(true);
  });
});

describe("bad input is one line with its place", () => {
  it.each([
    ["last line cut", negated.trimEnd(), "f:3: the file breaks off: its last line has no line end [L107]"],
    [
      "six columns",
      rows("a 0 0 He he PRP"),
      "f:1: expected 8 columns ending in ***, or 7 without annotation, found 6 [L201]",
    ],
    [
      "two annotation columns",
      rows("a 0 0 He he PRP * _ _"),
      "f:1: expected 7 columns and 3 per negation, found 9 [L201]",
    ],
    [
      "a column short later",
      negated + rows("a 1 0 He he PRP * ***", "a 1 1 is be VBZ *"),
      "f:6: expected 8 columns, as in the sentence's first line, found 7 [L201]",
    ],
    [
      "an event cell short",
      rows("a 0 0 no no DT * no _ _", "a 0 1 he he PRP * _ he"),
      "f:2: expected 10 columns, as in the sentence's first line, found 9 [L201]",
    ],
    [
      "a column too many",
      rows("a 0 0 no no DT * no _ _", "a 0 1 he he PRP * _ he _ _"),
      "f:2: expected 10 columns, as in the sentence's first line, found 11 [L201]",
    ],
    [
      "a column too many before the word",
      rows("a 0 0 no no DT * no _ _", "a 0 1 x he he PRP * _ he _"),
      "f:2: expected 10 columns, as in the sentence's first line, found 11 [L201]",
    ],
    [
      "a longer sentence number without a blank line",
      rows("a 9 0 no no DT * no _ _", "a 10 0 no no DT * no _ _"),
      "f:2: a 10 found; expected sentence a 9 [L204]",
    ],
    [
      "*** ends early",
      rows("a 0 0 He he PRP * ***", "a 0 1 is be VBZ * _"),
      "f:2: _ found; expected ***, as in the sentence's first line [L204]",
    ],
    [
      "cue not in its word",
      rows("a 0 0 unhappy unhappy JJ * dis happy _"),
      "f:1: cue dis is not part of its word unhappy [L202]",
    ],
    [
      "scope not in its word",
      rows("a 0 0 unhappy unhappy JJ * un happyx _"),
      "f:1: scope happyx is not part of its word unhappy [L202]",
    ],
    [
      "no cue",
      rows("a 0 0 He he PRP * _ He _"),
      "f:1: negation 1 has no cue; each triple of columns needs one [L203]",
    ],
    [
      "another sentence without a blank line",
      rows("a 0 0 He he PRP * ***", "a 1 0 is be VBZ * ***"),
      "f:2: a 1 found; expected sentence a 0 [L204]",
    ],
    ["an empty word", rows("a 0 0  he PRP * ***"), "f:1: nothing found; expected a word in column 4 [L204]"],
    [
      "CRLF",
      plain.replaceAll("\n", "\r\n"),
      "f:1: carriage return (CRLF line end) found; expected LF line ends [L105]",
    ],
    [
      "CRLF later",
      negated + plain.replaceAll("\n", "\r\n"),
      "f:5: carriage return (CRLF line end) found; expected LF line ends [L105]",
    ],
    [
      "byte order mark",
      `\uFEFF${plain}`,
      "f:1: byte order mark found; save the file as UTF-8 without one [L104]",
    ],
  ])("%s", (_, text, message) => {
    expect(messageOf(() => parseSentences(text, starsem, { file: "f" }))).toBe(message);
  });
});
