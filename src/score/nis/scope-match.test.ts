import { describe, expect, it } from "vitest";
import type { Instance } from "../instance.js";
import { exactMatch, headWeightedMatch, type ScopeMatch, tokenMatch } from "./scope-match.js";

const parts = (indices: readonly number[]) => indices.map((index) => ({ index, text: `w${index}` }));
const withEvent = (event: readonly number[]) => ({ event: parts(event) }) as Instance;

describe("f_P and f_R", () => {
  it.each<[string, ScopeMatch, number[], number[], number, number]>([
    ["tok: two of three", tokenMatch, [1, 2, 3], [2, 3, 4], 2 / 3, 2 / 3],
    ["tok: nothing predicted", tokenMatch, [1, 2], [], 1, 0],
    ["tok: nothing in gold", tokenMatch, [], [1, 2], 0, 1],
    ["tok: both empty", tokenMatch, [], [], 1, 1],
    ["ex: the same", exactMatch, [1, 2], [1, 2], 1, 1],
    ["ex: one off", exactMatch, [1, 2], [1], 0, 0],
    ["head: the event found", headWeightedMatch({ weight: 3 }), [1, 2, 3], [2], 1, 3 / 5],
    ["head: the event missed", headWeightedMatch({ weight: 3 }), [1, 2, 3], [1, 3], 1, 2 / 5],
    ["head: both empty", headWeightedMatch(), [], [], 1, 1],
  ])("%s", (_, match, gold, system, precision, recall) => {
    const arguments_ = [parts(gold), parts(system), withEvent([2])] as const;
    expect(match.precision(...arguments_)).toBeCloseTo(precision, 12);
    expect(match.recall(...arguments_)).toBeCloseTo(recall, 12);
  });

  it("head-weighted is token match where gold has no event", () => {
    const arguments_ = [parts([1, 2, 3]), parts([2, 3, 4]), withEvent([])] as const;
    expect(headWeightedMatch().recall(...arguments_)).toBe(tokenMatch.recall(...arguments_));
  });
});
