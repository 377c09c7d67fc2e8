import { execFileSync } from "node:child_process";
import { conllu } from "../formats/conllu.js";
import { parseSentences } from "../formats/read.js";
import type { Sentence } from "../negation/negation.js";
import { sharedPath } from "./shared.js";

export type Treebank = "ewt" | "gum";
export type Split = "train" | "dev" | "test";

/** A part of UD English, whose files are kept xz-compressed. */
export function readTreebank(treebank: Treebank, split: Split): Sentence[] {
  const name = `en_${treebank}-ud-${split}.conllu`;
  const path = sharedPath(`data/ud/en_${treebank}/${name}.xz`);
  if (path === undefined) throw new Error(`no ${name}.xz in the shared data`);
  const text = execFileSync("xz", ["-dc", path], { maxBuffer: 2 ** 28, encoding: "utf8" });
  return parseSentences(text, conllu, { file: name });
}
