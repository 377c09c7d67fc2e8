import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { schemaText } from "./schema-text.js";

it("is the schema that the package publishes (npm run schema writes it)", () => {
  const published = readFileSync(new URL("../schema/sentence.schema.json", import.meta.url), "utf8");
  expect(published).toBe(schemaText());
});
