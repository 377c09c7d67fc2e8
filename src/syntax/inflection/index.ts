/**
 * English verb morphology both ways: lemma and tag -> forms, form -> lemmas and tags.
 * @module
 */
export { analyseVerb, type VerbReading } from "./analyse.js";
export type { GrammaticalNumber, Person } from "./auxiliary.js";
export { contractNot } from "./contraction.js";
export { type InflectOptions, inflectVerb } from "./inflect.js";
export { spellVerb } from "./spelling.js";
export { type Variant, type VerbTag, variants, verbTags } from "./tag.js";
