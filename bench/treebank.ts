import { execFileSync } from "node:child_process";
import { sharedPath } from "../src/testing/shared.js";
import type { Span } from "../src/text/index.js";

/** One sentence of a Universal Dependencies treebank: its text and where its words lie in it. */
export interface TreebankSentence {
  text: string;
  words: Span[];
}

export type TreebankDocument = readonly TreebankSentence[];

/** Undefined where the corpora do not lie beside the checkout. */
export function readTreebank(name: string, part: string): TreebankDocument[] | undefined {
  const path = sharedPath(`data/ud/${name}/${name}-ud-${part}.conllu.xz`);
  if (path === undefined) return undefined;
  const conllu = execFileSync("xz", ["-dc", path], { encoding: "utf8", maxBuffer: 1 << 29 });
  const documents: TreebankSentence[][] = [];
  for (const block of conllu.trimEnd().split("\n\n")) {
    if (documents.length === 0 || block.includes("# newdoc")) documents.push([]);
    documents.at(-1)?.push(sentenceOf(block));
  }
  return documents;
}

function sentenceOf(block: string): TreebankSentence {
  let text = "";
  const words: Span[] = [];
  let at = 0;
  let surface: { last: number; start: number; end: number } | undefined;
  for (const line of block.split("\n")) {
    if (line.startsWith("# text = ")) text = line.slice(9);
    if (line.startsWith("#")) continue;
    const [id = "", form = ""] = line.split("\t");
    if (id.includes(".")) continue;
    if (id.includes("-")) {
      const start = text.indexOf(form, at);
      surface = { last: Number(id.split("-")[1]), start, end: start + form.length };
      continue;
    }
    const start = text.indexOf(form, at);
    // A contraction such as French *du* = *de le* has no characters of its own: its surface stands for it.
    const inside = surface === undefined || (start >= at && start + form.length <= surface.end);
    if (inside && start >= 0) {
      words.push({ start, end: start + form.length });
      at = start + form.length;
    }
    if (surface !== undefined && Number(id) === surface.last) {
      const { start: from, end } = surface;
      const covered = words
        .filter((word) => word.start >= from)
        .reduce((sum, word) => sum + word.end - word.start, 0);
      if (covered !== end - from) {
        while ((words.at(-1)?.start ?? -1) >= from) words.pop();
        words.push({ start: from, end });
      }
      at = end;
      surface = undefined;
    }
  }
  return { text, words };
}
