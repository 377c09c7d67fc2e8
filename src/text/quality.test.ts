import { describe, expect, it } from "vitest";
import { tally } from "../../bench/f1.js";
import { readTreebank } from "../../bench/treebank.js";
import { sharedPath } from "../testing/shared.js";
import { splitSentences, tokenize } from "./index.js";

const present = sharedPath("data/ud/en_ewt/en_ewt-ud-dev.conllu.xz") !== undefined;

describe.skipIf(!present)("UD English-EWT dev", () => {
  const documents = readTreebank("en_ewt", "dev") ?? [];

  it("sentence ends, documents joined by blanks: F1 at least 88", () => {
    let gold = 0;
    let found = 0;
    let right = 0;
    for (const document of documents) {
      const ends = new Set<number>();
      const text = document.map((sentence) => sentence.text).join(" ");
      let at = -1;
      for (const sentence of document) {
        at += sentence.text.length + 1;
        ends.add(at);
      }
      const split = splitSentences(text);
      gold += ends.size;
      found += split.length;
      right += split.filter((span) => ends.has(span.end)).length;
    }
    expect((200 * right) / (gold + found)).toBeGreaterThan(88);
  });

  it("tokens: F1 at least 98", () => {
    const counts = documents.flat().map((sentence) => tally(sentence.words, tokenize(sentence.text)));
    const total = (key: "gold" | "found" | "right") => counts.reduce((sum, count) => sum + count[key], 0);
    expect((200 * total("right")) / (total("gold") + total("found"))).toBeGreaterThan(98);
  });
});
