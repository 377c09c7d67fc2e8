import { expect, it } from "vitest";
import { renderInstances } from "./instances.js";
import { exampleReport } from "./testing/example.js";

it("lists what is wrong, where, and what gold and system say", () => {
  expect(renderInstances(exampleReport("hasty"))).toBe(
    `hasty: 3 of 4 instances with errors
1 missed cue, 1 spurious cue, 1 scope too short, 1 wrong event

tea 0  scope too short, wrong event  (word cue)
  gold    cue: not  scope: She did … drink the tea  event: drink
  system  cue: not  scope: drink  event: -

tea 1  missed cue  (affix cue)
  gold    cue: un  scope: It was … kind  event: kind
  system  -

tea 2  spurious cue  (word cue)
  gold    -
  system  cue: there  scope: We waited  event: -
`,
  );
});

it.each([
  ["nothing is wrong", { instances: [] }, "mine: 0 of 0 instances with errors\n"],
  ["instances were not kept", { instances: undefined }, "mine: instances were not kept\n"],
])("says so when %s", (_, { instances }, expected) => {
  const { instances: __, ...report } = exampleReport("careful");
  expect(
    renderInstances({ ...report, system: "mine", ...(instances === undefined ? {} : { instances }) }),
  ).toBe(expected);
});
