import { project } from "../text/project.js";
import type { Span } from "../text/span.js";
import type { Token } from "../text/token.js";
import { createBlockReader } from "./blocks.js";
import type { Format, Writer } from "./format.js";
import { inOneCell } from "./one-line.js";
import { remember } from "./provenance.js";
import { parseStarsem, starsemLayers } from "./starsem-parse.js";

/**
 * *SEM 2012 CD-SCO columns (Morante and Blanco 2012, Figure 1): `***` in a sentence without negation, else a
 * triple cue, scope, event per negation whose cells hold the part of the word that belongs, or `_`.
 */
export const starsem: Format = {
  name: "starsem",
  summary: "*SEM 2012 columns: word, lemma, tag, parse, then cue, scope and event per negation",
  extensions: [".starsem"],
  reader: (options) =>
    createBlockReader(options, (block) =>
      remember(parseStarsem(block, options), options.file, block.line, { tokenPerLine: true }),
    ),
  writer: createStarsemWriter,
};

function createStarsemWriter(): Writer {
  let number = 0;
  let open = false;
  return {
    write({ doc = "text", id = String(number), tokens, negations, attributes = {} }) {
      if (tokens.length === 0) return "";
      number++;
      const layers = negations
        .filter(({ cue }) => project(cue, tokens).length > 0)
        .flatMap((negation) => starsemLayers.map((layer) => cellsOf(negation[layer], tokens)));
      const plain = attributes.blind === "yes" ? "" : "\t***";
      const rows = tokens.map((token, i) => {
        const { position = i, parse = "*" } = token.columns ?? {};
        const tag = token.xpos ?? token.upos ?? "_";
        const word = [doc, id, position, token.text, token.lemma ?? "_", tag, parse];
        const tail = layers.length === 0 ? plain : layers.map((cells) => `\t${cells[i]}`).join("");
        return `${word.map((cell) => inOneCell(String(cell))).join("\t")}${tail}\n`;
      });
      const before = open ? "\n" : "";
      open = attributes.closed === "no";
      return `${before}${rows.join("")}${open ? "" : "\n"}`;
    },
  };
}

function cellsOf(spans: readonly Span[], tokens: readonly Token[]): string[] {
  const cells = new Array<string>(tokens.length).fill("_");
  for (const part of project(spans, tokens)) cells[part.index] = inOneCell(part.text);
  return cells;
}
