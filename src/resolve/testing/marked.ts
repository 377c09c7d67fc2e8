import type { Negation, Sentence } from "../../negation/negation.js";

type Layer = "cue" | "scope" | "event";
const brackets: readonly (readonly [Layer, string, string])[] = [
  ["scope", "[", "]"],
  ["cue", "{", "}"],
  ["event", "<", ">"],
];

/** A negation in its sentence: `[He is] {not} [<happy>].` */
export function marked({ text }: Pick<Sentence, "text">, negation: Negation): string {
  const marks: { at: number; rank: number; mark: string }[] = [];
  brackets.forEach(([layer, open, close], depth) => {
    for (const { start, end } of negation[layer]) {
      marks.push({ at: start, rank: 10 + depth, mark: open }, { at: end, rank: -depth, mark: close });
    }
  });
  marks.sort((a, b) => a.at - b.at || a.rank - b.rank);
  let out = "";
  let from = 0;
  for (const { at, mark } of marks) {
    out += text.slice(from, at) + mark;
    from = at;
  }
  return out + text.slice(from);
}

/** The sentence without its marks. */
export function unmarked(row: string): string {
  return row.replace(/[[\]{}<>]/g, "");
}
