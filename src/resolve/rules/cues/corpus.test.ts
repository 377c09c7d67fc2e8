import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseSentences } from "../../../formats/read.js";
import { starsem } from "../../../formats/starsem.js";
import { sharedPath } from "../../../testing/shared.js";
import { findCues } from "./index.js";

const folder = sharedPath("data/cd-sco/dev");

it.skipIf(folder === undefined)("finds the cues of CD-SCO dev with F1 over 95", () => {
  const [file] = readdirSync(folder!);
  const sentences = parseSentences(readFileSync(join(folder!, file!), "utf8"), starsem);
  let [gold, system, hit] = [0, 0, 0];
  for (const { text, tokens, negations } of sentences) {
    const expected = new Set(negations.map(({ cue }) => JSON.stringify(cue)));
    const found = findCues(tokens, text).map(({ spans }) => JSON.stringify(spans));
    gold += expected.size;
    system += found.length;
    hit += found.filter((spans) => expected.has(spans)).length;
  }
  expect((200 * hit) / (gold + system)).toBeGreaterThan(95);
});
