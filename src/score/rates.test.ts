import { expect, it } from "vitest";
import { harmonicMean, percent, roundLikePrintf } from "./rates.js";

it.each([
  ["a tie to the even digit below", 3.125, 3.12],
  ["a tie to the even digit above", 9.375, 9.38],
  ["no tie: 2.675 is a little less in binary", 2.675, 2.67],
  ["no tie: 1.005 is a little less in binary", 1.005, 1],
  ["nothing to do", 96.15, 96.15],
  ["a whole number", 100, 100],
])("roundLikePrintf: %s", (_, value, expected) => expect(roundLikePrintf(value)).toBe(expected));

it("is 0 where nothing was counted", () => {
  expect(percent(0, 0)).toBe(0);
  expect(harmonicMean(0, 0)).toBe(0);
});
