import { expect, it } from "vitest";
import { LitotesError } from "./errors.js";

const long = "x".repeat(200);

it.each([
  [
    "what was found is clipped",
    new LitotesError("L205", { reason: long }),
    `not JSON: ${"x".repeat(119)}… [L205]`,
  ],
  [
    "a path is not",
    new LitotesError("L106", { path: long, reason: "EIO" }),
    `cannot write ${long}: EIO [L106]`,
  ],
  [
    "nor are choices",
    new LitotesError("L401", { what: "measure", found: "bleu", choices: long }),
    `unknown measure bleu; choose one of ${long} [L401]`,
  ],
  [
    "nothing breaks the line or colours the terminal",
    new LitotesError("L205", { reason: "a\nb" }, { file: "x\u001b[31m\n.txt", line: 1 }),
    "x\uFFFD[31m\uFFFD.txt:1: not JSON: a\uFFFDb [L205]",
  ],
])("%s", (_, error, message) => expect(error.message).toBe(message));
