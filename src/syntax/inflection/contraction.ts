import { oddNegatives, plainNegatives, readNegatives } from "./data/auxiliaries.js";
import { pairsOf, wordsOf } from "./words.js";

const negatives = new Map(wordsOf(plainNegatives).map((form) => [form, `${form}n't`]));
for (const [form, negative] of pairsOf(oddNegatives)) negatives.set(form, negative);

const positives = new Map([...negatives].map(([form, negative]) => [negative, form]));
for (const [negative, form] of pairsOf(readNegatives)) positives.set(negative, form);

/**
 * The auxiliary with n't, or undefined where English has none (*am*).
 * @example contractNot("will") // "won't"
 */
export function contractNot(form: string): string | undefined {
  return negatives.get(form.toLowerCase());
}

/** The form inside a negative contraction: won't -> will. */
export function withoutNot(form: string): string | undefined {
  return positives.get(form);
}
