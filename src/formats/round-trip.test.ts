import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Negation, Sentence } from "../negation/negation.js";
import { arbitrarySentence, type SentenceShape } from "../testing/arbitrary.js";
import { readInPieces } from "../testing/pieces.js";
import { spans, spansOfTokens, tokenIndices } from "../text/index.js";
import { bioscope } from "./bioscope.js";
import type { Format } from "./format.js";
import { parseSentences } from "./read.js";
import { formatByName, formats, readableFormats, writableFormats } from "./registry.js";
import { sfu } from "./sfu.js";

type Kept = Pick<Sentence, "text" | "negations"> & { words?: string[]; id?: string; doc?: string };

interface RoundTrip {
  format: string;
  /** What it cannot hold. */
  loses: string;
  shape: SentenceShape;
  /** What must come back. */
  keeps(sentences: readonly Sentence[]): Kept[];
}

const anyGap = ["", " ", "  ", "\u00A0", "\t"];
const wordsOf = ({ tokens }: Sentence) => tokens.map((token) => token.text);
const merged = (negation: Negation): Negation => ({
  ...negation,
  cue: spans.union(negation.cue),
  scope: spans.union(negation.scope),
  event: spans.union(negation.event),
  focus: spans.union(negation.focus),
});

const trips: RoundTrip[] = [
  {
    format: "starsem",
    loses: "blanks other than one between words, focus, type",
    shape: {},
    keeps: (sentences) =>
      sentences.map((sentence) => ({
        text: sentence.text,
        words: wordsOf(sentence),
        negations: sentence.negations.map((negation) => ({ ...negation, focus: [] })),
      })),
  },
  {
    format: "jsonl",
    loses: "nothing",
    shape: { gaps: anyGap, withType: true },
    keeps: (sentences) => sentences.map((sentence) => ({ ...sentence, words: wordsOf(sentence) })),
  },
  {
    format: "conllu",
    loses: "nothing of text, words and negations",
    shape: { gaps: anyGap, withType: true },
    keeps: (sentences) => sentences.map((sentence) => ({ ...sentence, words: wordsOf(sentence) })),
  },
  {
    format: "brat",
    loses: "words and their columns, ids; the type negation is not told from none",
    shape: { gaps: anyGap, withType: true },
    keeps: (sentences) =>
      sentences.map(({ text, negations }) => ({
        text,
        negations: negations.map((negation) => {
          const { type, ...rest } = merged(negation);
          return type === "speculation" ? { ...rest, type } : rest;
        }),
      })),
  },
  {
    format: "pb-foc",
    loses: "scope, type, parts of words, all but the first word of an event, negations without event",
    shape: {},
    keeps: (sentences) =>
      sentences.flatMap((sentence) => {
        const { text, tokens, negations } = sentence;
        const whole = (list: Negation["cue"], most = tokens.length) =>
          spansOfTokens(tokenIndices(list, tokens).slice(0, most), tokens);
        const held = negations.filter(({ event }) => event.length > 0);
        const flagged = held.map(({ cue, event, focus }) => [
          { cue: whole(cue), scope: [], event: whole(event, 1), focus: whole(focus) },
        ]);
        const copies = flagged.length === 0 ? [[]] : flagged;
        return copies.map((each) => ({ text, words: wordsOf(sentence), negations: each }));
      }),
  },
  {
    format: "text",
    loses: "everything but the text, and its division into sentences",
    shape: { gaps: [" "] },
    keeps: () => [],
  },
];

const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });

function write(sentences: readonly Sentence[], format: Format): { text: string; companion?: string } {
  const writer = format.writer!();
  let text = "";
  let companion = "";
  for (const sentence of sentences) {
    text += writer.write(sentence);
    companion += writer.companion?.(sentence) ?? "";
  }
  return writer.companion === undefined ? { text } : { text, companion };
}

describe("round trips", () => {
  it("covers every format that can be read and written", () => {
    const both = writableFormats.filter((name) => readableFormats.includes(name));
    expect(trips.map(({ format }) => format).sort()).toEqual(both.sort());
  });

  it.each(trips.filter(({ format }) => format !== "text"))(
    "$format loses $loses",
    ({ format: name, shape, keeps }) => {
      const format = formatByName(name);
      fc.assert(
        fc.property(
          fc.array(arbitrarySentence(shape), { minLength: 1, maxLength: 4 }),
          lengths,
          (sentences, pieces) => {
            const { text, ...options } = write(sentences, format);
            const read = parseSentences(text, format, options);
            const kept = keeps(sentences);
            const back = read.map((sentence) => ({ ...sentence, words: wordsOf(sentence) }));
            expect(back).toHaveLength(kept.length);
            for (const [i, expected] of kept.entries()) expect(back[i]).toMatchObject(expected);
            expect(readInPieces(text, format, pieces, options)).toEqual(read);
            expect(write(read, format)).toEqual({ text, ...options });
          },
        ),
      );
    },
  );

  it.each(
    formats
      .filter(({ reader, writer }) => reader !== undefined && writer !== undefined)
      .map(({ name }) => name),
  )("%s keeps ids where it has a place for them", (name) => {
    const tokens = [{ start: 0, end: 2, text: "No" }];
    const sentence = { id: "s-1", doc: "d-1", text: "No", tokens, negations: [] };
    const format = formatByName(name);
    const { text, ...options } = write([sentence, { ...sentence, id: "s-2" }], format);
    const ids = parseSentences(text, format, options).map(({ id, doc }) => [doc, id]);
    const hasPlace = ["starsem", "jsonl", "conllu"].includes(name);
    expect(ids.filter(([doc]) => doc !== undefined)).toEqual(
      hasPlace
        ? [
            ["d-1", "s-1"],
            ["d-1", "s-2"],
          ]
        : [],
    );
  });
});

describe("pieces", () => {
  it.each([
    [
      bioscope,
      '<A>\n<sentence id="S1">α &lt; 😀 <xcope id="X"><cue type="negation" ref="X">no</cue> β</xcope>.</sentence>\r\n<sentence id="S2"/></A>',
    ],
    [
      sfu,
      '<D><SENTENCE><W>é😀</W><cue ID="0" type="negation"><W>no</W></cue><xcope ID="1"><ref SRC="0"/><W>&#39;s</W></xcope></SENTENCE></D>',
    ],
  ])("$name reads the same in pieces of any size", (format, text) => {
    const whole = parseSentences(text, format);
    expect(whole[0]!.negations).toHaveLength(1);
    fc.assert(
      fc.property(lengths, (pieces) => {
        expect(readInPieces(text, format, pieces)).toEqual(whole);
      }),
    );
  });
});
