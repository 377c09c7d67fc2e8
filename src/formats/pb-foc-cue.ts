import type { Token } from "../text/token.js";
import { parseBrackets } from "./brackets.js";

/** What PropBank annotators mark AM-NEG, for sentences whose automatic roles lack it. */
const negators = new Set(
  "n't n’t not never no neither nor none nobody nothing nowhere hardly scarcely barely rarely seldom".split(
    " ",
  ),
);

/**
 * The words that negate a verb, by falling trust: its AM-NEG argument, its `neg` dependent, the nearest negator
 * before it (*did not*), the nearest after it (*is no*). Empty where there is none: a verb does not negate itself.
 */
export function findCueWords(
  verb: number,
  tokens: readonly Token[],
  roleColumns: readonly (readonly string[])[],
): number[] {
  const argument = negativeArgument(verb, roleColumns);
  if (argument.length > 0) return argument;
  const dependent = tokens.findIndex(({ head, deprel }) => head === verb && deprel === "neg");
  if (dependent >= 0) return [dependent];
  const isNegator = ({ text }: Token) => negators.has(text.toLowerCase());
  const before = tokens.slice(0, verb).findLastIndex(isNegator);
  if (before >= 0) return [before];
  const after = tokens.slice(verb + 1).findIndex(isNegator);
  return after >= 0 ? [verb + 1 + after] : [];
}

function negativeArgument(verb: number, roleColumns: readonly (readonly string[])[]): number[] {
  for (const column of roleColumns) {
    const brackets = parseBrackets(column);
    if ("badRow" in brackets) continue;
    if (!brackets.some(({ label, from, to }) => label === "V" && from <= verb && verb <= to)) continue;
    return brackets
      .filter(({ label }) => label === "AM-NEG")
      .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
      .sort((a, b) => a - b);
  }
  return [];
}
