import { LitotesError, type Place } from "../errors.js";
import { docIsFile, placeOf } from "../formats/provenance.js";
import type { Sentence } from "../negation/negation.js";

/** Gold and system must hold the same tokens; the first difference is named with its place. */
export function checkSameTokens(
  gold: Sentence,
  system: Sentence,
  place: (token: number) => Place | undefined = (token) => placeOf(system, token),
): void {
  const sameDoc = docIsFile(gold) || docIsFile(system) || !differ(gold.doc, system.doc);
  if (!sameDoc || differ(gold.id, system.id)) {
    throw new LitotesError("L301", { expected: `sentence ${nameOf(gold)}`, found: nameOf(system) }, place(0));
  }
  const length = Math.max(gold.tokens.length, system.tokens.length);
  for (let i = 0; i < length; i++) {
    const expected = gold.tokens[i]?.text;
    const found = system.tokens[i]?.text;
    if (expected === found) continue;
    throw new LitotesError(
      "L301",
      {
        expected: `${expected ?? "the end"} as token ${i} of sentence ${nameOf(gold)}`,
        found: found ?? "the end",
      },
      place(Math.min(i, system.tokens.length - 1)),
    );
  }
}

function differ(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b;
}

function nameOf({ doc = "", id = "" }: Sentence): string {
  return `${doc} ${id}`.trim();
}
