import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bioscope } from "../../src/formats/bioscope.js";
import { parseSentences } from "../../src/formats/read.js";
import { sfu } from "../../src/formats/sfu.js";
import { starsem } from "../../src/formats/starsem.js";
import type { Sentence } from "../../src/negation/negation.js";
import { sharedPath } from "../../src/testing/shared.js";

const shared = sharedPath("data");
if (shared === undefined) throw new Error("the benchmarks of resolve need ../shared/data");

export function cdSco(split: "training" | "dev" | "test-gold"): Sentence[] {
  const folder = join(shared!, "cd-sco", split);
  const files = readdirSync(folder).sort();
  return files.flatMap((file) => parseSentences(readFileSync(join(folder, file), "utf8"), starsem, { file }));
}

export function bioscopeAbstracts(): Sentence[] {
  return parseSentences(readFileSync(join(shared!, "bioscope/abstracts.xml"), "utf8"), bioscope);
}

export function sfuReviews(): Sentence[] {
  const folder = join(shared!, "sfu");
  const domains = readdirSync(folder).filter((name) => !name.includes("."));
  const files = domains.flatMap((domain) =>
    readdirSync(join(folder, domain)).map((file) => join(folder, domain, file)),
  );
  return files.flatMap((file) => parseSentences(readFileSync(file, "utf8"), sfu, { file }));
}

/** The last fifth of the documents by name; the rules were derived from the others. */
export function lastFifth(sentences: readonly Sentence[]): Sentence[] {
  const names = [...new Set(sentences.map(({ doc = "" }) => doc))].sort();
  const kept = new Set(names.slice(Math.floor(names.length * 0.8)));
  return sentences.filter(({ doc = "" }) => kept.has(doc));
}

/** Words and nothing else: no tag, lemma or tree of the corpus reaches a system. */
export function wordsOnly({ text, tokens }: Sentence): Sentence {
  return {
    text,
    tokens: tokens.map(({ start, end, text: word }) => ({ start, end, text: word })),
    negations: [],
  };
}

/** A tokenised sentence as it would be printed, for systems that split words themselves. */
export function printed({ tokens }: Sentence): string {
  let text = "";
  let glue = true;
  for (const { text: form } of tokens) {
    const leans = /^(?:[.,;:?!)\]]|''|'\w*|n't)$/.test(form) || (form === "not" && /\bcan$/i.test(text));
    if (!glue && !leans) text += " ";
    glue = /^(?:``?|[([])$/.test(form);
    text += form.replace(/^(?:``|'')$/, '"').replace(/^`$/, "'");
  }
  return text;
}
