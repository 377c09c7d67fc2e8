import { readFileSync } from "node:fs";
import { sharedPath } from "../src/testing/shared.js";
import type { TreebankSentence } from "./treebank.js";

/** CD-SCO comes as tokens; this is its training part as it would be printed, with the place of each token. */
export function readCdSco(): TreebankSentence[] | undefined {
  const path = sharedPath("data/cd-sco/training/SEM-2012-SharedTask-CD-SCO-training-09032012.txt");
  if (path === undefined) return undefined;
  const blocks = readFileSync(path, "utf8").trimEnd().split(/\n\n+/);
  return blocks.map((block) => printed(block.split("\n").map((line) => line.split("\t")[3] ?? "")));
}

function printed(forms: readonly string[]): TreebankSentence {
  let text = "";
  let glue = true;
  const words = [];
  for (const form of forms) {
    const leaning = /^(?:[.,;:?!)\]]|''|--|'\w*|n't)$/.test(form) || (form === "not" && /\bcan$/i.test(text));
    if (!glue && !leaning) text += " ";
    glue = /^(?:``?|[([]|--)$/.test(form);
    const shown = form.replace(/^(?:``|'')$/, '"').replace(/^`$/, "'");
    words.push({ start: text.length, end: text.length + shown.length });
    text += shown;
  }
  return { text, words };
}
