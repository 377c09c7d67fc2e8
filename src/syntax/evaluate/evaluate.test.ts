import { describe, expect, it } from "vitest";
import { conllu } from "../../formats/conllu.js";
import { parseSentences } from "../../formats/read.js";
import type { Sentence } from "../../negation/negation.js";
import { evaluateSyntax, type SyntaxMeasures } from "./evaluate.js";

/** `form/lemma/UPOS/XPOS/Feats/head/deprel`, one word after the other, sentences apart by `|`. */
function sentences(text: string): Sentence[] {
  const blocks = text.split(" | ").map((sentence) =>
    sentence
      .split(" ")
      .map((word, i) => {
        const [form, lemma, upos, xpos, feats, head, deprel] = word.split("/");
        return [i + 1, form, lemma, upos, xpos, feats?.replaceAll("+", "|"), head, deprel, "_", "_"].join(
          "\t",
        );
      })
      .join("\n"),
  );
  return parseSentences(`${blocks.join("\n\n")}\n\n`, conllu);
}

const gold =
  "She/she/PRON/PRP/Case=Nom/3/nsubj was/be/AUX/VBD/Tense=Past/3/aux:pass seen/see/VERB/VBN/Tense=Past+Style=Coll/0/root | " +
  "Yes/yes/INTJ/UH/_/0/root";

const accuracies = (system: string) => {
  const measures = evaluateSyntax(sentences(gold), sentences(system));
  const round = (name: keyof SyntaxMeasures) => Math.round(measures[name].f1);
  return {
    upos: round("upos"),
    xpos: round("xpos"),
    ufeats: round("ufeats"),
    lemmas: round("lemmas"),
    uas: round("uas"),
    las: round("las"),
    clas: round("clas"),
    mlas: round("mlas"),
    blex: round("blex"),
  };
};
const perfect = {
  upos: 100,
  xpos: 100,
  ufeats: 100,
  lemmas: 100,
  uas: 100,
  las: 100,
  clas: 100,
  mlas: 100,
  blex: 100,
};

describe("evaluateSyntax", () => {
  it.each<[string, string, string, Partial<typeof perfect>]>([
    ["itself", "", "", {}],
    ["a tag wrong", "She/she/PRON", "She/she/NOUN", { upos: 75, mlas: 67 }],
    ["a tag of a function word wrong", "was/be/AUX", "was/be/VERB", { upos: 75, mlas: 67 }],
    ["a subtype is not compared", "aux:pass", "aux", {}],
    ["a feature of a single language is not compared", "+Style=Coll", "", {}],
    ["a feature wrong", "Case=Nom", "Case=Acc", { ufeats: 75, mlas: 67 }],
    ["a lemma wrong", "seen/see/", "seen/seen/", { lemmas: 75, blex: 67 }],
    ["a head wrong", "Case=Nom/3/", "Case=Nom/2/", { uas: 75, las: 75, clas: 67, mlas: 67, blex: 67 }],
    ["a relation wrong", "3/nsubj", "3/obj", { las: 75, clas: 67, mlas: 67, blex: 67 }],
    ["a function word's relation wrong", "3/aux:pass", "3/case", { las: 75, mlas: 67 }],
  ])("%s", (_, from, to, expected) => {
    expect(accuracies(gold.replace(from, to))).toEqual({ ...perfect, ...expected });
  });

  it("counts words that do not correspond in precision and recall", () => {
    const split =
      "Sh/she/PRON/PRP/_/4/nsubj e/e/X/X/_/1/goeswith was/be/AUX/VBD/Tense=Past/4/aux seen/see/VERB/VBN/Tense=Past/0/root | Yes/yes/INTJ/UH/_/0/root";
    const { words, upos, uas } = evaluateSyntax(sentences(gold), sentences(split));
    expect(words).toMatchObject({ precision: 60, recall: 75, accuracy: 100 });
    expect(upos.accuracy).toBe(100);
    expect(uas).toMatchObject({ recall: 75, precision: 60 });
  });

  it("does not mind where sentences are cut, but roots and heads differ then", () => {
    const joined = gold
      .replace(" | ", " ")
      .replace("Yes/yes/INTJ/UH/_/0/root", "Yes/yes/INTJ/UH/_/3/discourse");
    expect(evaluateSyntax(sentences(gold), sentences(joined)).uas.accuracy).toBe(75);
  });

  it("refuses another text", () => {
    expect(() => evaluateSyntax(sentences(gold), sentences(gold.replace("seen", "seem!")))).toThrow(
      /same text/,
    );
  });
});
