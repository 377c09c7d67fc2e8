import { LitotesError, oneOf } from "../errors.js";

/** `--fail-under nisTok=80` -> { nisTok: 80 } */
export function parseThresholds(flags: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    flags.map((flag) => {
      const [name, value] = flag.split("=");
      const number = Number(value);
      if (name && value && Number.isFinite(number)) return [name, number];
      throw new LitotesError("L204", { found: flag, expected: "measure=value, such as nisTok=80" });
    }),
  );
}

/** A line for each threshold that is not reached. */
export function unmetThresholds(
  system: string,
  values: Readonly<Record<string, number>>,
  thresholds: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(thresholds).flatMap(([name, threshold]) => {
    const value = values[oneOf("measure", name, Object.keys(values))]!;
    return value < threshold ? [`${system}: ${name} ${value.toFixed(2)} is below ${threshold}`] : [];
  });
}
