/**
 * Tags, lemmas and dependency trees by our encoder, and English verb morphology.
 * @module
 */
export { type Analyser, createAnalyser } from "./analyse/analyser.js";
export type { WordAnalysis } from "./analyse/analysis.js";
export * from "./inflection/index.js";
