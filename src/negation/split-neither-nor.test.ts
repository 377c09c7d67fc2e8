import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseSentences } from "../formats/read.js";
import { starsem } from "../formats/starsem.js";
import { sharedPath } from "../testing/shared.js";
import { textOf } from "../text/span.js";
import type { Sentence } from "./negation.js";
import { splitNeitherNor } from "./split-neither-nor.js";

/** Columns from `word|parse|cue|scope`, the latter two `c` and `s`. */
function sentence(rows: string): Sentence {
  const lines = rows.split(" ").map((row, i) => {
    const [word, parse, mark = ""] = row.split("|");
    return [
      "x",
      "0",
      i,
      word,
      word,
      "NN",
      parse,
      mark === "c" ? word : "_",
      mark === "s" ? word : "_",
      "_",
    ].join("\t");
  });
  return parseSentences(`${lines.join("\n")}\n\n`, starsem)[0]!;
}

describe("splitNeitherNor", () => {
  it.each([
    [
      "subjects: what follows the second conjunct is shared",
      "Neither|(S(NP*|c Mary|(NP*)|s nor|*|c Sam|(NP*))|s like|(VP*|s pizza|(NP*)))|s",
      [
        ["Neither", "Mary … like pizza"],
        ["nor", "Sam like pizza"],
      ],
    ],
    [
      "adjectives: what stands before is shared",
      "It|(S(NP*)|s was|(VP*|s neither|(ADJP*|c hot|*|s nor|*|c cold|*)))|s",
      [
        ["neither", "It was … hot"],
        ["nor", "It was … cold"],
      ],
    ],
    ["one cue in one piece stays", "by|*|c no|*|c means|*|c all|*|s", [["by no means", "all"]]],
    ["other discontinuous cues stay", "no|*|c one|*|s more|*|c", [["no … more", "one"]]],
  ])("%s", (_, rows, expected) => {
    const { text, negations } = splitNeitherNor(sentence(rows));
    expect(negations.map(({ cue, scope }) => [textOf(text, cue), textOf(text, scope)])).toEqual(expected);
  });

  it("leaves a sentence without one as it is", () => {
    const plain = sentence("not|*|c here|*|s");
    expect(splitNeitherNor(plain)).toBe(plain);
  });

  const corpus = sharedPath("data/cd-sco");
  it.skipIf(corpus === undefined).each([
    ["training", ["training/SEM-2012-SharedTask-CD-SCO-training-09032012.txt"], 984, 987],
    ["dev", ["dev/SEM-2012-SharedTask-CD-SCO-dev-09032012.txt"], 173, 176],
    [
      "test",
      [
        "test-gold/SEM-2012-SharedTask-CD-SCO-test-cardboard-GOLD.txt",
        "test-gold/SEM-2012-SharedTask-CD-SCO-test-circle-GOLD.txt",
      ],
      264,
      269,
    ],
  ])("CD-SCO %s as in Sineva et al. 2021, Table 10", (_, files, before, after) => {
    const sentences = files.flatMap((file) =>
      parseSentences(readFileSync(`${corpus}/${file}`, "utf8"), starsem),
    );
    expect(sentences.flatMap(({ negations }) => negations)).toHaveLength(before);
    expect(sentences.map(splitNeitherNor).flatMap(({ negations }) => negations)).toHaveLength(after);
  });
});
