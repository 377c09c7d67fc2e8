import { describe, expect, it } from "vitest";
import { inWords } from "../testing/spans.js";
import { brat } from "./brat.js";
import { placeOf } from "./provenance.js";
import { formatSentences, parseSentences } from "./read.js";

const text = "😀 Neither here, nor there.\n\nNobody said so.\nFine.\n";
const ann = [
  "T1\tNegation 2 9;16 19\tNeither nor",
  "T2\tScope 10 14\there",
  "T3\tScope 20 25\tthere",
  "E1\tNegation:T1 Scope:T2 Scope2:T3",
  "R1\tCause Arg1:T1 Arg2:T2",
  "#1\tAnnotatorNotes T1\ta note",
  "T9\tPerson 28 34\tNobody",
  "E2\tSpeculation:T4 Focus:T9 Event:T5",
  "T4\tSpeculation 28 34\tNobody",
  "T5\tEvent 35 39\tsaid",
].join("\n");
const read = (annotations: string, companion = text) =>
  parseSentences(annotations, brat, { file: "d.ann", companion });

describe("brat", () => {
  it("reads a sentence a line, offsets in code points", () => {
    const sentences = read(`${ann}\n`);
    expect(
      sentences.map((sentence) => sentence.negations.map((negation) => inWords(sentence, negation))),
    ).toEqual([
      [{ cue: "Neither … nor", scope: "here … there" }],
      [{ cue: "Nobody", event: "said", focus: "Nobody" }],
      [],
    ]);
    expect(sentences[1]!.negations[0]!.type).toBe("speculation");
    expect(placeOf(sentences[1]!)).toEqual({ file: "d.txt", line: 3 });
  });

  it("writes what it reads", () => {
    const [first] = read(ann);
    const writer = brat.writer!();
    expect(writer.companion!({ ...first!, text: "a\nb" })).toBe("a b\n");
    expect(formatSentences([{ text: "😀", tokens: [], negations: [] }, first!], brat)).toBe(
      "T1\tNegation 4 11;18 21\tNeither nor\nT2\tScope 12 16;22 27\there there\nE1\tNegation:T1 Scope:T2\n",
    );
  });

  it.each([
    ["x/doc.ann", "x/doc.txt"],
    ["x/doc", "x/doc.txt"],
  ])("finds the text of %s", (path, companion) => {
    expect(brat.companion!(path)).toBe(companion);
  });

  it("accepts CRLF and a document without annotations", () => {
    const windows = read("T1\tNegation 4 6\tno\r\nE1\tNegation:T1\r\n", "A.\r\nno\r\n");
    expect(windows.map((sentence) => [sentence.text, sentence.negations.length])).toEqual([
      ["A.", 0],
      ["no", 1],
    ]);
    expect(read("")).toHaveLength(3);
  });

  it.each([
    ["no text", ann, undefined, "d.ann: the text is missing; expected it in d.txt [L209]"],
    [
      "offsets outside the text",
      "T1\tNegation 2 99\tx\nE1\tNegation:T1",
      text,
      "d.ann:1: T1 ends at 99, outside the text [L209]",
    ],
    ["an unknown T", "E1\tNegation:T7", text, "d.ann:1: T7 is not defined in the file [L209]"],
    [
      "an unknown T in a role",
      `${ann}\nE3\tNegation:T1 Scope:T8`,
      text,
      "d.ann:11: T8 is not defined in the file [L209]",
    ],
    [
      "a T defined twice",
      "T1\tScope 0 1\t😀\nT1\tScope 0 1\t😀",
      text,
      "d.ann:2: T1 is defined twice [L209]",
    ],
    [
      "a span that ends before it starts",
      "T1\tScope 4 2\tx",
      text,
      "d.ann:1: T1: span 4 2 does not end after its start [L209]",
    ],
    [
      "a text that is not the one annotated",
      "T1\tNegation 0 2\tno\nE1\tNegation:T1",
      "yes",
      'd.ann:1: T1 covers "ye" in the text, but says "no" [L209]',
    ],
    [
      "an unreadable T",
      "T1 Negation 0 2 no",
      text,
      "d.ann:1: T1 Negation 0 2 no found; expected T1<tab>Type 0 3;5 8<tab>text [L204]",
    ],
    [
      "an unreadable E",
      "E1 Negation",
      text,
      "d.ann:1: E1 Negation found; expected E1<tab>Type:T1 Role:T2 [L204]",
    ],
    [
      "other lines",
      "hello",
      text,
      "d.ann:1: hello found; expected an annotation T, E, R, A, M, N, # or * [L204]",
    ],
    [
      "an unknown role",
      `${ann}\nE3\tNegation:T1 Agent:T2`,
      text,
      "d.ann:11: unknown role Agent; choose one of Scope, Event, Focus [L401]",
    ],
    [
      "an instance over two lines",
      `${ann}\nE3\tNegation:T1 Event:T5`,
      text,
      "d.ann:11: E3 does not lie within one line of the text [L209]",
    ],
  ])("refuses %s", (_, annotations, companion, message) => {
    const options = { file: "d.ann", ...(companion !== undefined && { companion }) };
    expect(() => parseSentences(annotations, brat, options)).toThrow(expect.objectContaining({ message }));
  });
});
