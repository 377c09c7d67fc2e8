import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseVerb } from "./analyse.js";
import { auxiliariesWithForm } from "./auxiliary.js";
import { alwaysDouble, britishDouble, rarelyDouble } from "./data/doubling.js";
import { britishKeepE, hardCh, keepE, mayDropE, plainO } from "./data/final-letters.js";
import { inflectVerb } from "./inflect.js";
import { irregularLemmas, irregularOf, irregularReadings } from "./irregular.js";
import { type VerbTag, variants, verbTags } from "./tag.js";
import { wordsOf } from "./words.js";

const tags = verbTags.filter((tag) => tag !== "MD");
const tables = [alwaysDouble, britishDouble, rarelyDouble, keepE, mayDropE, britishKeepE, plainO, hardCh];
const tableLemmas = [...irregularLemmas(), ...tables.flatMap(wordsOf), "be", "have", "need", "dare"];
const families = ["overtake", "redo", "withstand", "forgive", "befall", "misread", "outsell", "co-write"];

const has = (form: string, lemma: string, tag: VerbTag) =>
  analyseVerb(form).some((reading) => reading.lemma === lemma && reading.tags.includes(tag));

function expectBack(lemma: string): void {
  for (const tag of tags) {
    for (const form of inflectVerb(lemma, tag, { clitics: true })) {
      expect(has(form, lemma, tag), `${form} > ${lemma} ${tag}`).toBe(true);
    }
  }
}

describe("there and back", () => {
  it("every lemma of the tables", () => {
    for (const lemma of [...tableLemmas, ...families]) expectBack(lemma);
  });

  it("any letters", () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."aeiouybcdefgklnpstz"),
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(letters, (lemma) => {
        fc.pre(irregularReadings(lemma).length === 0 && auxiliariesWithForm(lemma).length === 0);
        for (const tag of tags) {
          for (const form of inflectVerb(lemma, tag)) {
            // *is* as a form of *i*: the closed class leaves no room.
            const taken = auxiliariesWithForm(form).length > 0;
            if (!taken) expect(has(form, lemma, tag), `${form} > ${lemma} ${tag}`).toBe(true);
          }
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("reads nothing that cannot be made", () => {
    const words = fc.string({
      unit: fc.constantFrom(..."aeioutrsnd", "ed", "ing", "es", "ck"),
      maxLength: 7,
    });
    fc.assert(
      fc.property(words, (form) => {
        for (const { lemma, tags: read } of analyseVerb(form)) {
          for (const tag of read) {
            if (auxiliariesWithForm(form).length > 0) continue;
            expect(inflectVerb(lemma, tag, { clitics: true }), `${form} > ${lemma} ${tag}`).toContain(form);
          }
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("both variants have the same forms", () => {
    for (const lemma of tableLemmas) {
      for (const tag of tags) {
        const [us, gb] = variants.map((variant) => inflectVerb(lemma, tag, { variant }).toSorted());
        expect(us).toEqual(gb);
      }
    }
  });

  it("a family bends as its verb does", () => {
    for (const lemma of irregularLemmas()) {
      const family = `over${lemma}`;
      if (irregularOf(family)?.prefix !== "over") continue;
      expect(inflectVerb(family, "VBN")).toEqual(inflectVerb(lemma, "VBN").map((form) => `over${form}`));
    }
  });
});

describe("any input", () => {
  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const tag of verbTags) inflectVerb(text, tag, { clitics: true, nonstandard: true });
        analyseVerb(text);
      }),
    );
  });

  it.each(["İstanbul", "ß", "日本", "👩‍👩‍👧", "\ud800", "-", "--", "'", "'ing", "ed", "s", "es"])(
    "%j",
    (text) => {
      for (const tag of verbTags) inflectVerb(text, tag);
      expect(Array.isArray(analyseVerb(text))).toBe(true);
    },
  );

  it("takes time linear in the length", () => {
    const seconds = (length: number) => {
      const start = performance.now();
      for (const end of ["", "ed", "ing", "es", "l"]) {
        const word = "qu-ab".repeat(length / 5) + "qu".repeat(length / 2) + end;
        inflectVerb(word, "VBD");
        inflectVerb(word, "VBZ");
        analyseVerb(word);
      }
      return performance.now() - start;
    };
    seconds(20_000);
    expect(seconds(200_000)).toBeLessThan(1000);
  });
});
