import { describe, expect, it } from "vitest";
import { joinParts } from "./join.js";

const part = (...heads: number[]) =>
  heads.map((head) => ({ lemma: "", upos: "X", xpos: "X", head, deprel: head < 0 ? "root" : "dep" }));
const shape = (words: ReturnType<typeof part>) => words.map(({ head, deprel }) => `${head} ${deprel}`);

describe("joinParts", () => {
  it("leaves one part as it is", () => {
    expect(shape(joinParts([part(1, -1)]))).toEqual(["1 dep", "-1 root"]);
  });

  it("hangs later roots on the first", () => {
    expect(shape(joinParts([part(1, -1), part(-1, 0), part(-1)]))).toEqual([
      "1 dep",
      "-1 root",
      "1 parataxis",
      "2 dep",
      "1 parataxis",
    ]);
  });

  it("of nothing is nothing", () => {
    expect(joinParts([])).toEqual([]);
  });
});
