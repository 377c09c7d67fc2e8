import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Language,
  languages,
  longestSentence,
  settledSentences,
  splitSentences,
  streamSentences,
} from "./index.js";

function sentences(text: string, language: Language = "en"): string[] {
  return splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
}

describe("splitSentences, English", () => {
  it.each([
    // abbreviations, initials, numbers
    ["Mr. Smith left.| He was late."],
    ["She saw J. R. Doe of Acme Inc. in the U.S. Senate at 5 p.m. today.| Good."],
    ["We met at 5 p.m.| The room was empty."],
    ["See No. 5 and Fig. 2.| No.| Never."],
    ["It cost $3.50.| That is 1.5 times more."],
    ["So do I.| We left."],
    // quotes and brackets belong to the sentence they close
    ['"Stop!"| He ran.| (It was late.)| Then nothing.'],
    ['"Why?" asked Holmes.| "Why?" Holmes asked.'],
    ["`` No . ''| He left ."],
    ["It was proved.[1][2]| Others doubt it. [3]| So do we."],
    // ellipses, exclamations, smileys
    ["He waited ... and left.| Wait...| Who goes there?!| No."],
    ["Well . . .| I do not know . . . no ."],
    ["Great fun! :)| We loved it :)| The food too 🙂| Bye."],
    // hasty typing
    ["it was fine.| we left.| why?| no idea"],
    ["The food was great.| The staff was not.|The end was near."],
    ["Great place| The staff were kind."],
    ["Gone with The Wind is a book by M. Mitchell."],
    // lines
    ["A title\n\n|It wraps\nhere.| Next."],
    ["A title\r\n\r\n|It wraps\r\nhere.| Next."],
    ["A title\r\r|It wraps\rhere.| Next."],
    ["We need:\r\n|- milk\r\n|- no eggs"],
    ["# Heading\n|Text goes on."],
    ["We need:\n|- milk\n|- no eggs\n|1. Wash\n|2) Dry"],
    ["Two things: |1. Read it.| |2. Sign it."],
    ["Write to jane.doe@example.org or www.Example.org now.| Thanks."],
    ["?"],
  ])("%s", (marked) => {
    expect(sentences(marked.replaceAll("|", ""))).toEqual(
      marked
        .split("|")
        .map((part) => part.trim())
        .filter(Boolean),
    );
  });
});

describe("splitSentences, other languages", () => {
  it.each<[Language, string]>([
    ["de", "Am 3. Mai kam Dr. Meier, z.B. aus Köln.| Er blieb nicht."],
    ["de", "Das ist z. B. Köln, d. h. u. a. 20.000 Menschen.| Nie."],
    ["de", "Im 18. Jahrhundert war das so.| Heute nicht."],
    ["fr", "M. Dupont dit : « Non. »| Il part.| Est-ce vrai ?| Oui !"],
    ["bg", "През 1990 г. той няма 5 млн. лв. за това.| Не знам.| „Не!“| Той излезе."],
    ["zh", "我不知道。|他说：“没有！”|真的吗？|好……"],
  ])("%s: %s", (language, marked) => {
    expect(sentences(marked.replaceAll("|", ""), language)).toEqual(
      marked.split("|").map((part) => part.trim()),
    );
  });
});

describe("splitSentences, any text", () => {
  const anyText = fc.oneof(
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    fc.string({
      unit: fc.constantFrom(
        "a",
        "The",
        "Mr",
        "I",
        ".",
        "!",
        "…",
        '"',
        "''",
        ")",
        " ",
        "\n",
        "1",
        "[1]",
        "。",
        "😀",
        "\ud83d",
        ":)",
        "- ",
      ),
    }),
  );

  it.each(languages)("covers all but blanks, in order: %s", (language) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spans = splitSentences(text, language);
        let rest = text;
        for (const { start, end } of [...spans].reverse()) rest = rest.slice(0, start) + rest.slice(end);
        expect(splitSentences(rest, language)).toEqual([]);
        for (const [i, span] of spans.entries())
          expect(span.start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0);
      }),
      { numRuns: 300 },
    );
  });

  it("cuts what has no end", () => {
    const spans = splitSentences("no ".repeat(20_000));
    expect(spans.length).toBeGreaterThan(1);
    expect(Math.max(...spans.map(({ start, end }) => end - start))).toBeLessThanOrEqual(longestSentence);
  });
});

describe("sentences of a growing text", () => {
  const piece = fc.constantFrom(
    "Mr. Doe ",
    "left. ",
    "No",
    "! ",
    "The end ",
    "\n\n",
    "- ",
    "1. ",
    '" ',
    ":) ",
    "U.S. ",
    "。",
    "word ",
    "… ",
    "x".repeat(300),
  );
  const longText = fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join(""));

  it("are settled only when nothing can change them", () => {
    fc.assert(
      fc.property(longText, fc.nat({ max: 5000 }), (text, cut) => {
        const { sentences: settled, rest } = settledSentences(text.slice(0, cut));
        expect(splitSentences(text).slice(0, settled.length)).toEqual(settled);
        const later = splitSentences(text.slice(rest)).map(({ start, end }) => ({
          start: start + rest,
          end: end + rest,
        }));
        expect([...settled, ...later]).toEqual(splitSentences(text));
      }),
    );
  });

  it("stream as they split, in bounded memory", async () => {
    const text = `${"He did not go. Mr. Doe did. ".repeat(3000)}${"x".repeat(50_000)} ${"no ".repeat(30_000)}End.`;
    const chunks = Array.from({ length: Math.ceil(text.length / 777) }, (_, i) =>
      text.slice(i * 777, (i + 1) * 777),
    );
    const streamed = [];
    for await (const { start, end, text: sentence } of streamSentences(chunks)) {
      expect(sentence).toBe(text.slice(start, end));
      streamed.push({ start, end });
    }
    expect(streamed).toEqual(splitSentences(text));
  });
});
