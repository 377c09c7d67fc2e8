import type { Negation, Sentence } from "../negation/negation.js";
import type { Span } from "../text/span.js";
import { countCodePoints } from "./code-points.js";
import type { Writer } from "./format.js";
import { inOneCell, onOneLine } from "./one-line.js";

/** One sentence a line of text; offsets and the numbers of annotations run on over the document. */
export function createBratWriter(): Writer {
  let offset = 0;
  let bounds = 0;
  let events = 0;

  function textBound(type: string, spans: readonly Span[], text: string): string {
    const at = (unit: number) => offset + countCodePoints(text.slice(0, unit));
    const pairs = spans.map(({ start, end }) => `${at(start)} ${at(end)}`).join(";");
    const covered = spans.map(({ start, end }) => text.slice(start, end)).join(" ");
    return `T${++bounds}\t${type} ${pairs}\t${inOneCell(covered)}\n`;
  }

  function instance(negation: Negation, text: string): string {
    const type = negation.type === "speculation" ? "Speculation" : "Negation";
    const layers = [
      ["Scope", negation.scope],
      ["Event", negation.event],
      ["Focus", negation.focus],
    ] as const;
    let lines = textBound(type, negation.cue, text);
    let event = `E${++events}\t${type}:T${bounds}`;
    for (const [role, spans] of layers) {
      if (spans.length === 0) continue;
      lines += textBound(role, spans, text);
      event += ` ${role}:T${bounds}`;
    }
    return `${lines}${event}\n`;
  }

  return {
    write(sentence: Sentence) {
      const text = onOneLine(sentence.text);
      const lines = sentence.negations.map((negation) => instance(negation, text)).join("");
      offset += countCodePoints(text) + 1;
      return lines;
    },
    companion: (sentence) => `${onOneLine(sentence.text)}\n`,
  };
}
