import { describe, expect, it } from "vitest";
import { resolve } from "../resolve.js";
import { marked, unmarked } from "../testing/marked.js";

const rows = {
  bioscope: [
    "[The gene was {not} expressed in these cells].",
    "The drug did [{not} affect growth], suggesting another pathway.",
    "[{No} effect was seen].",
    "Cells [{lacking} the receptor] died.",
    "We saw [{no} change in the controls], but a rise in the patients.",
    "In the [{absence} of serum] the cells died.",
    "The factor bound to DNA but [{not} to RNA].",
    "It inhibits STAT1, but [{not} STAT3, STAT5 or STAT6].",
    "Treatment [{without} steroids] failed.",
    "The protein is [{unable} to bind DNA].",
    "[{Neither} A {nor} B was detected].",
    "[The mutant does {not} appear to be active].",
    "[Binding was {absent} in all samples].",
  ],
  sfu: [
    "The gene was {not} [expressed in these cells].",
    "I {did n't} [like the film], but my wife did.",
    "He left {without} [a word].",
    "{Neither} [A] {nor} [B was detected].",
    "It does {not} [work], sad to say.",
  ],
} as const;

describe.each(Object.entries(rows))("scheme %s", (scheme, table) => {
  it.each(table)("%s", (row) => {
    const found = resolve(unmarked(row), { language: "en", scheme: scheme as keyof typeof rows });
    const markings = found.flatMap((sentence) =>
      sentence.negations.map((negation) => marked(sentence, negation)),
    );
    expect(markings).toContain(row);
  });
});

it("events are a matter of CD-SCO only", () => {
  const event = (scheme: "cd" | "bioscope" | "sfu") =>
    resolve("He did not come.", { language: "en", scheme })[0]!.negations[0]!.event.length;
  expect([event("cd"), event("bioscope"), event("sfu")]).toEqual([1, 0, 0]);
});
