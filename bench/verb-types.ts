import { execFileSync } from "node:child_process";
import type { VerbTag } from "../src/syntax/inflection/index.js";
import { sharedPath } from "../src/testing/shared.js";

/** One (form, lemma, tag) of the treebanks, lower-cased. */
export interface VerbType {
  form: string;
  lemma: string;
  tag: VerbTag;
  /** en_ewt-train … en_gum-test: where it occurs. */
  parts: Set<string>;
  /** Every token of it is marked Style=: dialect, slang, archaic. */
  styled: boolean;
}

export interface VerbTypes {
  types: VerbType[];
  /** Tokens left out, by mark. */
  skipped: Map<string, number>;
  tokens: number;
}

/** Verbs and auxiliaries with a VB* tag, but for tokens marked as typing errors or abbreviations. */
export function readVerbTypes(): VerbTypes | undefined {
  const types = new Map<string, VerbType>();
  const skipped = new Map<string, number>();
  let tokens = 0;
  for (const treebank of ["en_ewt", "en_gum"]) {
    for (const part of ["train", "dev", "test"]) {
      const path = sharedPath(`data/ud/${treebank}/${treebank}-ud-${part}.conllu.xz`);
      if (path === undefined) return undefined;
      for (const line of execFileSync("xz", ["-dc", path], { encoding: "utf8", maxBuffer: 1 << 29 }).split(
        "\n",
      )) {
        const [id = "", form = "", lemma = "", upos = "", xpos = "", feats = "", , , , misc = ""] =
          line.split("\t");
        if (!/^\d+$/.test(id) || !/^(VERB|AUX)$/.test(upos) || !xpos.startsWith("VB")) continue;
        tokens++;
        const mark = /Typo=Yes|Abbr=Yes/.exec(feats)?.[0] ?? /CorrectForm(?==)/.exec(misc)?.[0];
        if (mark !== undefined) {
          skipped.set(mark, (skipped.get(mark) ?? 0) + 1);
          continue;
        }
        const word = form.toLowerCase().replaceAll("’", "'");
        const key = `${word} ${lemma.toLowerCase()} ${xpos}`;
        const type = types.get(key) ?? {
          form: word,
          lemma: lemma.toLowerCase(),
          tag: xpos as VerbTag,
          parts: new Set(),
          styled: true,
        };
        type.parts.add(`${treebank}-${part}`);
        type.styled &&= feats.includes("Style=");
        types.set(key, type);
      }
    }
  }
  return { types: [...types.values()], skipped, tokens };
}
