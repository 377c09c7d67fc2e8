import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LitotesError } from "../../errors.js";

/** The model that comes with the package; src/ and dist/ are equally far from it. */
const packaged = fileURLToPath(new URL("../../../models/syntax", import.meta.url));

export function modelFolder(named: string | undefined): string {
  if (named !== undefined) return named;
  if (existsSync(packaged)) return packaged;
  throw new LitotesError("L404", {
    reason: "this package comes without a model; name the folder of one: --model DIR",
  });
}
