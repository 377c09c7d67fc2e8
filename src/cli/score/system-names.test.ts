import { expect, it } from "vitest";
import { systemNames } from "./system-names.js";

it.each([
  [
    ["out/a.txt", "out/b.txt"],
    ["a.txt", "b.txt"],
  ],
  [
    ["x/a/run.txt", "x/b/run.txt"],
    ["a/run.txt", "b/run.txt"],
  ],
  [
    ["run.txt", "old/run.txt"],
    ["run.txt", "old/run.txt"],
  ],
  [
    ["out/run.txt", "out/run.txt"],
    ["run.txt", "run.txt (2)"],
  ],
  [["-"], ["-"]],
])("%j -> %j", (paths, names) => expect(systemNames(paths)).toEqual(names));
