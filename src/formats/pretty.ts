import type { Sentence } from "../negation/negation.js";
import type { Format } from "./format.js";
import { type MarkedLayer, renderSegments, segmentsOf } from "./marks.js";
import { onOneLine } from "./one-line.js";

const brackets: Record<MarkedLayer, readonly [open: string, close: string]> = {
  scope: ["[", "]"],
  focus: ["*", "*"],
  event: ["<", ">"],
  cue: ["{", "}"],
};

/** Bold red, underlined, bold underlined, reversed: told apart without colour too. */
const codes: Record<MarkedLayer, readonly [on: number[], off: number[]]> = {
  scope: [[4], [24]],
  focus: [[7], [27]],
  event: [[36], [39]],
  cue: [
    [1, 31],
    [22, 39],
  ],
};

const switchTo = (numbers: readonly number[]) => `\u001b[${numbers.join(";")}m`;

/** For people at a terminal: a line per negation with its parts marked. */
export const pretty: Format = {
  name: "pretty",
  summary: "for people: every negation on a line, cue, scope, event and focus marked",
  extensions: [],
  writer({ colour = false, all = false } = {}) {
    const open = (layer: MarkedLayer) => (colour ? switchTo(codes[layer][0]) : brackets[layer][0]);
    const close = (layer: MarkedLayer) => (colour ? switchTo(codes[layer][1]) : brackets[layer][1]);
    let isFirst = true;
    return {
      write(sentence) {
        if (sentence.negations.length === 0) return all ? `${oneLine(sentence)}\n` : "";
        const lines = sentence.negations.map((negation) =>
          renderSegments(segmentsOf(oneLine(sentence), negation), open, close),
        );
        const head = isFirst ? `${legend(open, close)}\n` : "";
        isFirst = false;
        return `${head}${lines.join("\n")}\n`;
      },
    };
  },
};

function oneLine({ text }: Sentence): string {
  return onOneLine(text);
}

function legend(open: (layer: MarkedLayer) => string, close: (layer: MarkedLayer) => string): string {
  const names: MarkedLayer[] = ["cue", "scope", "event", "focus"];
  return names.map((layer) => `${open(layer)}${layer}${close(layer)}`).join("  ");
}
