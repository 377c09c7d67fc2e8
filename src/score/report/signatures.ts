import { rowsOf } from "./rows.js";
import type { ScoreReport } from "./types.js";

/** The eleven *SEM rows differ in nothing but the row: `starsem|row:cues|…` -> `starsem|row:*|…`. */
export function familyOf(signature: string): string {
  return signature.replace(/\|row:[^|]*/, "|row:*");
}

/** The different signatures behind the numbers of these reports, in the order of the table. */
export function signatureFamilies(reports: readonly ScoreReport[]): string[] {
  return [
    ...new Set(reports.flatMap((report) => rowsOf(report).map(({ signature }) => familyOf(signature)))),
  ];
}
