import { mkdirSync, writeFileSync } from "node:fs";
import { schemaText } from "./schema-text.js";

mkdirSync(new URL("../schema/", import.meta.url), { recursive: true });
writeFileSync(new URL("../schema/sentence.schema.json", import.meta.url), schemaText());
