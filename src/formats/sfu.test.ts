import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sharedPath } from "../testing/shared.js";
import { inWords } from "../testing/spans.js";
import { parseSentences } from "./read.js";
import { sfu } from "./sfu.js";

const wrap = (body: string) => `<DOCUMENT><P>\n<SENTENCE>${body}</SENTENCE></P></DOCUMENT>`;

describe("sfu", () => {
  it("joins the words by blanks and names the document by folder and file", () => {
    const xml = wrap("<W>It</W><C><W>is</W></C><W>Grisham</W><W>&#39;s</W>\n<W>.</W>");
    const [sentence] = parseSentences(xml, sfu, { file: "data/sfu/BOOKS/no10done.xml" });
    expect(sentence).toMatchObject({
      id: "1",
      doc: "BOOKS/no10done",
      text: "It is Grisham 's .",
      negations: [],
    });
    expect(sentence!.tokens).toHaveLength(5);
  });

  it.each([
    [
      "cue outside its scope",
      '<W>I</W><cue ID="0" type="negation"><W>never</W></cue><xcope ID="1"><ref SRC="0"/><W>said</W><W>so</W></xcope>',
      [{ cue: "never", scope: "said so" }],
    ],
    ["cue without scope", '<W>Why</W><cue ID="0" type="negation"><W>not</W></cue>', [{ cue: "not" }]],
    [
      "several scopes for one cue",
      '<xcope ID="1"><ref SRC="0"/><W>it</W></xcope><cue ID="0" type="negation"><W>isnt</W></cue><xcope ID="2"><ref SRC="0"/><W>good</W></xcope>',
      [{ cue: "isnt", scope: "it … good" }],
    ],
    [
      "one scope for several cues, named in two refs and in one",
      '<cue ID="0" type="negation"><W>no</W></cue><cue ID="1" type="negation"><W>no</W></cue><xcope ID="2"><ref SRC="0"/><ref SRC="1"/><W>way</W></xcope><xcope ID="3"><ref SRC="0 1"/><W>out</W></xcope>',
      [
        { cue: "no", scope: "way out" },
        { cue: "no", scope: "way out" },
      ],
    ],
    [
      "one id on two elements",
      '<cue ID="0" type="negation"><W>neither</W></cue><W>one</W><cue ID="0" type="negation"><W>nor</W></cue>',
      [{ cue: "neither … nor" }],
    ],
    [
      "C wrappers around words and cues",
      '<C><cue ID="0" type="negation"><W>not</W></cue></C><xcope ID="1"><ref SRC="0"/><C><W>very</W></C><W>good</W></xcope>',
      [{ cue: "not", scope: "very good" }],
    ],
    [
      "ref inside a cue and scope without ref",
      '<cue ID="0" type="negation"><W>not</W></cue><xcope ID="1"><W>this</W><cue ID="2" type="negation"><ref SRC="0"/><W>nor</W></cue></xcope>',
      [{ cue: "not" }, { cue: "nor" }],
    ],
  ])("%s", (_, body, expected) => {
    const [sentence] = parseSentences(wrap(body), sfu);
    expect(sentence!.negations.map((negation) => inWords(sentence!, negation))).toEqual(expected);
  });

  it("chooses between negation and speculation", () => {
    const xml = wrap(
      '<cue ID="0" type="negation"><W>no</W></cue><cue ID="1" type="speculation"><W>if</W></cue>',
    );
    const count = (annotation?: "negation" | "speculation" | "both") =>
      parseSentences(xml, sfu, annotation && { annotation })[0]!.negations.map(
        ({ type = "negation" }) => type,
      );
    expect(count()).toEqual(["negation"]);
    expect(count("speculation")).toEqual(["speculation"]);
    expect(count("both")).toEqual(["negation", "speculation"]);
  });

  it.each([
    [
      "unclosed sentence",
      "<DOCUMENT>\n<P><SENTENCE><W>No",
      "r.xml:2: not well-formed XML: unclosed tag: W [L208]",
    ],
    ["cut within a tag", "<DOCUMENT>\n<P><SENTE", "r.xml:2: not well-formed XML: unclosed tag: P [L208]"],
    [
      "untyped cue",
      wrap('<cue ID="0"><W>no</W></cue>'),
      "r.xml:2: a cue without type found; expected negation or speculation [L204]",
    ],
  ])("refuses %s", (_, text, message) => {
    expect(() => parseSentences(text, sfu, { file: "r.xml" })).toThrow(expect.objectContaining({ message }));
  });

  const corpus = sharedPath("data/sfu");
  it.skipIf(corpus === undefined)("agrees with a plain count over the corpus", () => {
    const files = readdirSync(corpus!, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".xml"),
    );
    const counted = { sentences: 0, words: 0, negation: 0, speculation: 0, scoped: 0 };
    const read = { sentences: 0, words: 0, negation: 0, speculation: 0, scoped: 0 };
    for (const file of files) {
      const xml = readFileSync(join(corpus!, file), "utf8");
      for (const part of xml.split("<SENTENCE>").slice(1)) {
        counted.sentences++;
        counted.words += part.split("<W>").length - 1;
        const sources = new Set(
          [...part.matchAll(/<xcope[^>]*>(?:<ref[^>]*SRC="([^"]*)"[^>]*>(?:<\/ref>)?)*/g)].flatMap((m) =>
            (m[1] ?? "").split(" "),
          ),
        );
        for (const [tag] of part.matchAll(/<cue [^>]*>/g)) {
          const type = /type="(\w+)"/.exec(tag)![1] as "negation" | "speculation";
          counted[type]++;
          if (type === "negation" && sources.has(/ID="(\w+)"/.exec(tag)![1]!)) counted.scoped++;
        }
      }
      for (const { tokens, negations } of parseSentences(xml, sfu, { file, annotation: "both" })) {
        read.sentences++;
        read.words += tokens.length;
        for (const { type = "negation", scope } of negations) {
          read[type]++;
          if (type === "negation" && scope.length > 0) read.scoped++;
        }
      }
    }
    expect(files).toHaveLength(362);
    expect(read).toEqual(counted);
    expect(read).toMatchObject({ sentences: 15_468, negation: 3_140, speculation: 4_786 });
  });
});
