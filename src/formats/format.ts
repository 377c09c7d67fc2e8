import type { Sentence } from "../negation/negation.js";

export type AnnotationChoice = "negation" | "speculation" | "both";

export interface ReadOptions {
  /** Name of the input in error messages. */
  file: string;
  /** BioScope and SFU annotate both. */
  annotation?: AnnotationChoice;
  /** Language of untokenised text. */
  language?: string;
  /** Content of the file named by `Format.companion`. */
  companion?: string;
}

/** A push parser: text in pieces of any size in, sentences out as soon as they are complete. */
export interface Reader {
  push(text: string): Sentence[];
  end(): Sentence[];
}

export interface WriteOptions {
  /** For people: mark by colour rather than by brackets. */
  colour?: boolean;
  /** For people: show sentences without negation too. */
  all?: boolean;
}

export interface Writer {
  write(sentence: Sentence): string;
  /** The sentence's share of the companion file, for formats that consist of two. */
  companion?(sentence: Sentence): string;
  end?(): string;
}

export interface Format {
  name: string;
  /** What the format holds, in a line of help. */
  summary: string;
  /** File name endings it is recognised by; none where the ending says nothing. */
  extensions: readonly string[];
  reader?(options: ReadOptions): Reader;
  writer?(options?: WriteOptions): Writer;
  /** Path of the second file of a two-file format, such as brat's text beside its annotation. */
  companion?(path: string): string;
}
