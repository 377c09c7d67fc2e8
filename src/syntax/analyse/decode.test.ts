import { describe, expect, it } from "vitest";
import { messageOf } from "../../testing/message-of.js";
import { checkOutputs, decodeAnalysis } from "./decode.js";

const labels = {
  upos: ["NOUN", "VERB"],
  xpos: ["NNS", "VBD"],
  feats: ["_", "Number=Plur"],
  lemma: ["lower 0 1", "= come"],
  deprel: ["root", "nsubj"],
};
const logits = (dims: number[], data: number[]) => ({ dims, data: Float32Array.from(data) });

describe("decodeAnalysis", () => {
  it("chooses labels, applies lemma scripts and finds the tree", () => {
    const outputs = {
      upos: logits([2, 2], [2, 1, 0, 3]),
      xpos: logits([2, 2], [2, 1, 0, 3]),
      feats: logits([2, 2], [0, 1, 1, 0]),
      lemma: logits([2, 2], [1, 0, 0, 1]),
      // Each word would rather hang on the other; the tree breaks the cycle at its cheapest place.
      arcs: logits([2, 3], [0, 0, 9, 5, 9, 0]),
      // words x labels x heads: root is best everywhere.
      deprel: logits([2, 2, 3], [9, 9, 9, 1, 1, 1, 9, 9, 9, 1, 1, 1]),
    };
    expect(decodeAnalysis(["Ships", "came"], outputs, labels)).toEqual([
      { lemma: "ship", upos: "NOUN", xpos: "NNS", feats: "Number=Plur", head: 1, deprel: "nsubj" },
      { lemma: "come", upos: "VERB", xpos: "VBD", head: -1, deprel: "root" },
    ]);
  });

  it("refuses a model without trees", () => {
    const outputs = Object.fromEntries(
      ["upos", "xpos", "feats", "lemma"].map((name) => [name, { type: "float32", axes: [] }]),
    );
    expect(messageOf(() => checkOutputs({ outputs }))).toBe(
      "the model cannot parse: it has no output arcs; its outputs are upos, xpos, feats, lemma [L507]",
    );
  });
});
