import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sharedPath } from "../testing/shared.js";
import { inWords } from "../testing/spans.js";
import { bioscope } from "./bioscope.js";
import { parseSentences } from "./read.js";

const wrap = (body: string) =>
  `<Annotation><DocumentSet><Document><DocID type="PMID"> 77 </DocID><DocumentPart type="Title">\n${body}\n</DocumentPart></Document></DocumentSet></Annotation>`;

const parse = (body: string, annotation?: "negation" | "speculation" | "both") =>
  parseSentences(wrap(body), bioscope, { file: "b.xml", ...(annotation && { annotation }) });

describe("bioscope", () => {
  it("keeps id, document, text and offsets", () => {
    const [sentence] = parse(
      '<sentence id="S1.1">p &lt; 0.05, but <xcope id="X1"><cue type="negation" ref="X1">no</cue> change</xcope>.</sentence>',
    );
    expect(sentence).toMatchObject({ id: "S1.1", doc: "77", text: "p < 0.05, but no change." });
    expect(
      sentence!.tokens.every((token) => sentence!.text.slice(token.start, token.end) === token.text),
    ).toBe(true);
    expect(sentence!.negations).toEqual([
      { cue: [{ start: 14, end: 16 }], scope: [{ start: 14, end: 23 }], event: [], focus: [] },
    ]);
  });

  it.each([
    [
      "cue in a nested scope of another cue",
      '<sentence id="S1">It <xcope id="A"><cue type="speculation" ref="A">may</cue> <xcope id="B"><cue type="negation" ref="B">not</cue> bind</xcope></xcope>.</sentence>',
      [{ cue: "not", scope: "not bind" }],
      [{ cue: "may", scope: "may not bind" }],
    ],
    [
      "cue resolved by ref, not by parent",
      '<sentence id="S1"><xcope id="A"><xcope id="B">The <cue type="negation" ref="A">failure</cue> to bind</xcope> <cue type="negation" ref="B">cannot</cue> matter</xcope>.</sentence>',
      [
        { cue: "failure", scope: "The failure to bind cannot matter" },
        { cue: "cannot", scope: "The failure to bind" },
      ],
      [],
    ],
    [
      "discontinuous cue and scope",
      '<sentence id="S1"><xcope id="A"><cue type="negation" ref="A">neither</cue> cells</xcope> (here) <xcope id="A"><cue type="negation" ref="A">nor</cue> serum</xcope></sentence>',
      [{ cue: "neither … nor", scope: "neither cells … nor serum" }],
      [],
    ],
    [
      "cue without reference",
      '<sentence id="S1">Then <cue type="negation">none</cue>.</sentence>',
      [{ cue: "none" }],
      [],
    ],
  ])("%s", (_, body, negations, speculations) => {
    const [negated] = parse(body);
    expect(negated!.negations.map((negation) => inWords(negated!, negation))).toEqual(negations);
    const [speculated] = parse(body, "speculation");
    expect(speculated!.negations.map((negation) => inWords(speculated!, negation))).toEqual(speculations);
    expect(speculated!.negations.every(({ type }) => type === "speculation")).toBe(true);
    expect(parse(body, "both")[0]!.negations).toHaveLength(negations.length + speculations.length);
  });

  it.each([
    [
      "unclosed element",
      "<Annotation>\n<sentence>It <xcope>",
      "b.xml:2: not well-formed XML: unclosed tag: xcope [L208]",
    ],
    ["wrong closing tag", "<a>\n\n<b></a>", "b.xml:3: not well-formed XML: unexpected close tag [L208]"],
    ["unknown entity", "<a>\n&foo;</a>", "b.xml:2: not well-formed XML: undefined entity [L208]"],
    [
      "text after the end",
      "<a></a>\nmore",
      "b.xml:2: not well-formed XML: text data outside of root node [L208]",
    ],
    ["no XML at all", "just words", "b.xml:1: not well-formed XML: text data outside of root node [L208]"],
    [
      "reference to nothing",
      wrap('<sentence id="S1"><cue type="negation" ref="X9">no</cue></sentence>'),
      "b.xml:2: ref X9 found; expected the id of an xcope in the same sentence [L204]",
    ],
    [
      "unknown type",
      wrap('<sentence id="S1"><cue type="doubt" ref="X9">no</cue></sentence>'),
      "b.xml:2: cue type doubt found; expected negation or speculation [L204]",
    ],
    [
      "cue without words",
      wrap('<sentence id="S1">\n<xcope id="A"><cue type="negation" ref="A"/>x</xcope></sentence>'),
      "b.xml:2: a cue without words found; expected a cue [L204]",
    ],
  ])("refuses %s", (_, text, message) => {
    expect(() => parseSentences(text, bioscope, { file: "b.xml" })).toThrow(
      expect.objectContaining({ message }),
    );
  });

  it("refuses an unknown language", () => {
    const read = () => parseSentences(wrap('<sentence id="S1">x</sentence>'), bioscope, { language: "xx" });
    expect(read).toThrow("unknown language xx; choose one of en, de, fr, bg, zh [L401]");
  });

  const corpus = sharedPath("data/bioscope/abstracts.xml");
  it.skipIf(corpus === undefined)("agrees with a plain count over the corpus", () => {
    const xml = readFileSync(corpus!, "utf8");
    const parts = xml.split("<sentence ").slice(1);
    const elements = { negation: 0, speculation: 0 };
    const instances = { negation: 0, speculation: 0 };
    for (const part of parts) {
      for (const type of ["negation", "speculation"] as const) {
        const refs = [...part.matchAll(new RegExp(`<cue type="${type}" ref="([^"]+)"`, "g"))].map(
          (match) => match[1],
        );
        elements[type] += refs.length;
        instances[type] += new Set(refs).size;
      }
    }
    const read = parseSentences(xml, bioscope, { file: "abstracts.xml", annotation: "both" });
    const all = read.flatMap(({ negations }) => negations);
    const negations = all.filter(({ type }) => type === undefined);
    const speculations = all.filter(({ type }) => type === "speculation");
    expect([read.length, negations.length, speculations.length]).toEqual([
      parts.length,
      instances.negation,
      instances.speculation,
    ]);
    expect(negations.flatMap(({ cue }) => cue)).toHaveLength(elements.negation);
    expect([read.length, elements.negation, negations.length]).toEqual([10_714, 1_574, 1_541]);
    expect(all.every(({ scope }) => scope.length > 0)).toBe(true);
  });
});
