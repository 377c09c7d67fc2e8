import { z } from "zod";
import { sentenceSchema } from "../src/formats/schema.js";

/** The published JSON schema of a `jsonl` line. */
export function schemaText(): string {
  return `${JSON.stringify(z.toJSONSchema(sentenceSchema), null, 2)}\n`;
}
