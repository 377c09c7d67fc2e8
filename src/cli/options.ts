import { Option } from "commander";
import { LitotesError, oneOf } from "../errors.js";

export function annotationOption(what = "what to take from BioScope and SFU"): Option {
  return new Option("--annotation <kind>", what)
    .choices(["negation", "speculation", "both"])
    .default("negation");
}

export function positiveInteger(text: string): number {
  return integerIn(text, 1, Number.MAX_SAFE_INTEGER, "a whole number above 0");
}

/** The generator has 32 bits of state. */
export function seed(text: string): number {
  return integerIn(text, 0, 2 ** 32 - 1, "a whole number from 0 to 4294967295");
}

/** More decimals than a double has say nothing. */
export function decimals(text: string): number {
  return integerIn(text, 0, 15, "a whole number from 0 to 15");
}

function integerIn(text: string, least: number, most: number, expected: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new LitotesError("L204", { found: text, expected });
}

/** A comma-separated list of words from a fixed set. */
export function listOf<T extends string>(what: string, choices: readonly T[]): (text: string) => T[] {
  return (text) => text.split(",").map((name) => oneOf(what, name, choices));
}

/** For options that may be repeated. */
export function collect(value: string, previous: string[]): string[] {
  return [...previous, value];
}
