/**
 * One file per file format: bytes to a stream of sentences and back.
 * @module
 */
export type { AnnotationChoice, Format, Reader, ReadOptions, Writer } from "./format.js";
export { formatSentences, parseSentences, readSentences } from "./read.js";
export { formatByName, formatByPath, formats, readableFormats, writableFormats } from "./registry.js";
export { sentenceSchema, sentenceVersion } from "./schema.js";
