import { describe, expect, it } from "vitest";
import { parseSentences } from "../formats/read.js";
import { starsem } from "../formats/starsem.js";
import { text } from "../formats/text.js";
import type { Sentence } from "../negation/negation.js";
import { sentenceOf } from "../testing/starsem-text.js";
import { resolveStream } from "./index.js";
import { marked } from "./testing/marked.js";

async function collect(sentences: AsyncIterable<Sentence>): Promise<Sentence[]> {
  const all: Sentence[] = [];
  for await (const sentence of sentences) all.push(sentence);
  return all;
}

describe("resolveStream", () => {
  it("replaces negations and keeps tokens, tags and columns", async () => {
    const gold = sentenceOf("He is not here .", "{He} is not here .");
    const [resolved] = await collect(resolveStream([gold]));
    expect(resolved!.tokens).toEqual(gold.tokens);
    expect(marked(resolved!, resolved!.negations[0]!)).toBe("[He is] {not} [here] .");
    const written = starsem.writer!().write(resolved!);
    expect(parseSentences(written, starsem)[0]!.negations[0]).toMatchObject({ cue: [{ start: 6, end: 9 }] });
  });

  it.each([
    ["Das weiß ich nicht. Er kam nicht.", 2],
    ["我不知道。", 1],
    ["I do not know.", 1],
  ])("tells the language of the stream: %s", async (content, count) => {
    const sentences = parseSentences(content, text, { file: "x" });
    const resolved = await collect(resolveStream(sentences));
    expect(resolved.flatMap(({ negations }) => negations)).toHaveLength(count);
  });

  it("waits for no more than it needs to tell the language", async () => {
    let pulled = 0;
    async function* endless(): AsyncGenerator<Sentence> {
      for (;;) {
        pulled++;
        yield sentenceOf("It is not the same as it was in the days of old .");
      }
    }
    for await (const sentence of resolveStream(endless())) {
      expect(sentence.negations).toHaveLength(1);
      break;
    }
    expect(pulled).toBeLessThan(100);
  });
});
