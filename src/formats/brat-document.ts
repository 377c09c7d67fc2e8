import { LitotesError, oneOf, type Place } from "../errors.js";
import type { Negation, Sentence } from "../negation/negation.js";
import { type Span, union } from "../text/span.js";
import type { EventAnnotation, TextBound } from "./brat-annotation.js";
import { codePointIndex } from "./code-points.js";
import type { ReadOptions } from "./format.js";
import { remember } from "./provenance.js";
import { tokenizeIn } from "./untokenised.js";

export interface BratDocument {
  sentences: Sentence[];
  add(event: EventAnnotation): void;
}

/** `x.ann` -> `x.txt` */
export function textFileOf(path: string): string {
  return path.replace(/(?:\.ann)?$/, ".txt");
}

const layers = { Scope: "scope", Event: "event", Focus: "focus" } as const;
const roleNames = Object.keys(layers) as (keyof typeof layers)[];

export function createBratDocument(
  text: string,
  bounds: ReadonlyMap<string, TextBound>,
  options: ReadOptions,
): BratDocument {
  const { file } = options;
  const toUnits = codePointIndex(text);
  const { sentences, starts } = linesOf(text, options);

  function spansOf(id: string, place: Place): Span[] {
    const bound = bounds.get(id);
    if (bound === undefined)
      throw new LitotesError("L209", { reason: `${id} is not defined in the file` }, place);
    const at = { file, line: bound.line };
    const spans = bound.spans.map(({ start, end }) => {
      const span = { start: toUnits(start), end: toUnits(end) };
      if (span.end >= 0) return span;
      throw new LitotesError("L209", { reason: `${id} ends at ${end}, outside the text` }, at);
    });
    const covered = spans.map(({ start, end }) => text.slice(start, end)).join(" ");
    if (covered.replace(/\s/g, " ") !== bound.text.replace(/\s/g, " ")) {
      throw new LitotesError(
        "L209",
        { reason: `${id} covers "${covered}" in the text, but says "${bound.text}"` },
        at,
      );
    }
    return union(spans);
  }

  function add({ id, type, trigger, roles, line }: EventAnnotation): void {
    if (type !== "Negation" && type !== "Speculation") return;
    const place = { file, line };
    const negation: Negation = { cue: spansOf(trigger, place), scope: [], event: [], focus: [] };
    for (const [role, target] of roles) {
      const name = role.replace(/\d+$/, "");
      const layer = layers[oneOf("role", name, roleNames, place)];
      negation[layer] = union(negation[layer], spansOf(target, place));
    }
    if (type === "Speculation") negation.type = "speculation";
    const index = lineAt(starts, negation.cue[0]!.start);
    const sentence = sentences[index];
    const origin = starts[index]!;
    for (const span of [...negation.cue, ...negation.scope, ...negation.event, ...negation.focus]) {
      span.start -= origin;
      span.end -= origin;
      if (sentence === undefined || span.start < 0 || span.end > sentence.text.length) {
        throw new LitotesError("L209", { reason: `${id} does not lie within one line of the text` }, place);
      }
    }
    sentence!.negations.push(negation);
  }

  return { sentences: sentences.filter((sentence) => sentence !== undefined), add };
}

/** Blank lines have no sentence but keep their place, so that a line is found by its number. */
function linesOf(text: string, { file, language }: ReadOptions) {
  const sentences: (Sentence | undefined)[] = [];
  const starts: number[] = [];
  const textFile = textFileOf(file);
  let start = 0;
  for (const [index, line] of text.split("\n").entries()) {
    starts.push(start);
    start += line.length + 1;
    const content = line.endsWith("\r") ? line.slice(0, -1) : line;
    const sentence = { text: content, tokens: tokenizeIn(content, language), negations: [] };
    sentences.push(content.trim() === "" ? undefined : remember(sentence, textFile, index + 1));
  }
  return { sentences, starts };
}

/** The last line that starts at or before the offset. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
