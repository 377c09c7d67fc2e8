/**
 * The negation toolkit. Each verb is also an entry of its own: `litotes/score`, …
 * @module
 */
export { LitotesError, type Place, type ProblemCode, problems } from "./errors.js";
export * from "./formats/index.js";
export * from "./negation/index.js";
export * from "./resolve/index.js";
export * from "./score/index.js";
export * from "./text/index.js";
export { version } from "./version.js";
