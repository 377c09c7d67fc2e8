import { describe, expect, it } from "vitest";
import { findCues } from "../../resolve/rules/cues/index.js";
import { type Language, languages } from "../../text/language.js";
import { tokenize } from "../../text/tokenize.js";
import { lexicons } from "./index.js";

/** Every row is headed by its example: cues stand in brackets, remarks after a colon or semicolon. */
function read(example: string): { text: string; cues: string[] } {
  const sentence = example.split(/[:;] /)[0]!;
  const cues = [...sentence.matchAll(/\[([^\]]+)\]/g)].map(([, cue]) => cue!);
  return { text: sentence.replace(/[[\]]/g, ""), cues };
}

function cueTexts(
  text: string,
  language: Language,
  scheme: "cd" | "bioscope" | "sfu",
  implicit?: boolean,
): string[] {
  const options = implicit === undefined ? {} : { implicit };
  const cues = findCues(tokenize(text, language), text, { language, scheme, options });
  return cues.flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)));
}

describe.each(languages)("examples of the %s lexicon", (language) => {
  const { cues, falseCues } = lexicons[language];

  it.each(cues)("$cue: $example", ({ example, schemes, implicit }) => {
    const { text, cues: expected } = read(example);
    const scheme = schemes?.[0] ?? "cd";
    const found = cueTexts(
      text,
      language,
      scheme,
      schemes?.length === 0 || (language === "zh" && implicit) ? true : undefined,
    );
    for (const cue of expected) expect(found.join(" … ")).toContain(cue);
  });

  it.each(falseCues)("not $not: $example", ({ not, example, schemes }) => {
    const scheme = schemes?.[0] ?? "cd";
    if (language === "zh") {
      for (const word of not.split("|")) expect(cueTexts(word, language, scheme)).toEqual([]);
      return;
    }
    const { text } = read(example);
    const innocent = /\[([^\]]+)\]/.exec(not)![1]!.split("|");
    const found = cueTexts(text, language, scheme).map((cue) => cue.toLowerCase());
    for (const word of innocent) expect(found).not.toContain(word);
  });
});
