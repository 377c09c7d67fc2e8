import { expect, it } from "vitest";
import { exampleReport } from "../testing/example.js";
import { scopeLengthPlots } from "./plot.js";
import { niceTicks } from "./plot-frame.js";

it.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [65, [0, 20, 40, 60, 80]],
  [87, [0, 20, 40, 60, 80, 100]],
  [1000, [0, 200, 400, 600, 800, 1000]],
])("counts up to %i have the ticks %j", (max, ticks) => {
  expect(niceTicks(max)).toEqual(ticks);
});

it("draws at most four systems into one plot", () => {
  const reports = Array.from({ length: 5 }, () => exampleReport("hasty"));
  expect(scopeLengthPlots(reports).markup.match(/<svg /g)).toHaveLength(2);
});

it("draws no number that is none", () => {
  const report = exampleReport("hasty");
  const empty = { ...report, breakdown: { scopeLength: [], cueKind: [], file: [] } };
  for (const reports of [[report], [report, empty], [empty]]) {
    expect(scopeLengthPlots(reports).markup).not.toMatch(/NaN|Infinity|undefined/);
  }
});
