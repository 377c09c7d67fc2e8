import { Option } from "commander";
import { LitotesError, oneOf } from "../errors.js";

export function annotationOption(): Option {
  return new Option("--annotation <kind>", "what to take from BioScope and SFU")
    .choices(["negation", "speculation", "both"])
    .default("negation");
}

export function positiveInteger(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new LitotesError("L204", { found: text, expected: "a whole number above 0" });
}

/** A comma-separated list of words from a fixed set. */
export function listOf<T extends string>(what: string, choices: readonly T[]): (text: string) => T[] {
  return (text) => text.split(",").map((name) => oneOf(what, name, choices));
}

/** For options that may be repeated. */
export function collect(value: string, previous: string[]): string[] {
  return [...previous, value];
}
