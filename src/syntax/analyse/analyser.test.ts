import { afterAll, describe, expect, it } from "vitest";
import { availableRuntimes } from "../../encoder/testing/native.js";
import { toyBert, toyModel } from "../../encoder/testing/toy-model.js";
import { longest } from "../../encoder/windows.js";
import { rejectionOf } from "../../testing/message-of.js";
import type { Token } from "../../text/token.js";
import { tokenize } from "../../text/tokenize.js";
import { createAnalyser } from "./analyser.js";

const sentence = (text: string) => ({ text, tokens: tokenize(text, "en"), negations: [] });
const texts = [
  "The sailor saw no ship.",
  "Unhappy!",
  "The careless sailor didn't see the sea, and no ship came.",
  "No ship saw the sea.",
];
const strip = (tokens: readonly Token[]) => tokens.map(({ start, end, text }) => ({ start, end, text }));

function expectTree(tokens: readonly Token[]): void {
  expect(tokens.filter(({ deprel }) => deprel === "root")).toEqual(tokens.filter(({ head }) => head === -1));
  expect(tokens.filter(({ head }) => head === -1)).toHaveLength(1);
  for (const start of tokens.keys()) {
    let [at, steps] = [start, 0];
    while (at >= 0 && steps <= tokens.length) [at, steps] = [tokens[at]!.head!, steps + 1];
    expect(at).toBe(-1);
  }
}

describe.each(availableRuntimes)("an analyser, %s", (runtime) => {
  const analyser = createAnalyser({ model: toyModel, runtime });
  afterAll(() => analyser.dispose());

  it("gives each word lemma, tags and head, and each sentence a tree", async () => {
    const found = await analyser.analyse(texts.join(" "));
    expect(found.map(({ text }) => text)).toEqual(texts);
    for (const { tokens } of found) {
      for (const token of tokens)
        expect(Object.keys(token)).toEqual(expect.arrayContaining(["lemma", "upos", "xpos"]));
      expectTree(tokens);
    }
  });

  it("keeps order and gives in company what it gives alone", async () => {
    const many = Array.from({ length: 300 }, (_, i) => ({ ...sentence(texts[i % 4]!), id: String(i) }));
    const found = await analyser.analyseSentences(many);
    expect(found.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    for (const i of [0, 1, 2, 3, 298]) {
      const [alone] = await analyser.analyseSentences([many[i]!]);
      expect(found[i]).toEqual(alone);
    }
  });

  it("keeps tokens, columns and what else a sentence carries", async () => {
    const given = { ...sentence("No ship came."), doc: "log" };
    given.tokens[0]!.columns = { misc: "Gloss=none", deps: "2:det" };
    given.tokens[1]!.feats = "Case=Nom";
    const [found] = await analyser.analyseSentences([given]);
    expect(found!.doc).toBe("log");
    expect(strip(found!.tokens)).toEqual(strip(given.tokens));
    expect(found!.tokens[0]!.columns).toEqual({ misc: "Gloss=none" });
    expect(found!.tokens[1]!.feats).not.toBe("Case=Nom");
  });

  it.each([
    ["2,000 words without a mark", "ship ".repeat(2000)],
    ["2,000 words in clauses", "no ship saw the sea , ".repeat(334)],
    ["a word of 50,000 letters", "x".repeat(50_000)],
  ])("%s make one tree", async (_, text) => {
    const given = sentence(text);
    const [found] = await analyser.analyseSentences([given]);
    expect(found!.tokens).toHaveLength(given.tokens.length);
    expectTree(found!.tokens);
    const parts = found!.tokens.filter(({ deprel }) => deprel === "parataxis").length;
    expect(parts).toBeGreaterThanOrEqual(Math.floor((given.tokens.length - 1) / longest.words));
  });

  it("lets an empty sentence pass", async () => {
    expect(await analyser.analyseSentences([{ tokens: [] }])).toEqual([{ tokens: [] }]);
  });
});

describe("loading", () => {
  it("waits for the first sentence", async () => {
    const analyser = createAnalyser({ model: "nowhere" });
    expect(await rejectionOf(analyser.analyse("No."))).toMatch(/^no manifest\.json in nowhere/);
    await analyser.dispose();
  });

  it("refuses a model that does not parse", async () => {
    const analyser = createAnalyser({ model: toyBert, runtime: "wasm" });
    expect(await rejectionOf(analyser.analyse("No."))).toMatch(
      /the model cannot parse: it has no output upos; its outputs are last_hidden_state \[L507\]/,
    );
  });

  it("is over when disposed of", async () => {
    const analyser = createAnalyser({ model: toyModel, runtime: "wasm" });
    await analyser.analyse("No.");
    await analyser.dispose();
    expect(await rejectionOf(analyser.analyse("No."))).toMatch(/disposed of/);
  });
});
