import type { Span } from "../../../text/span.js";
import type { Token } from "../../../text/token.js";
import type { Words } from "../words/classify.js";
import { AND, BUT, COMMA, COMMENT, PUNCTUATION, QUOTE, STOP } from "../words/word-class.js";

export type CueShapeKind =
  /** not, never, neither … */
  | "particle"
  /** no, none, nothing: negates a noun phrase. */
  | "determiner"
  | "conjunction"
  /** without, except: negates its complement. */
  | "preposition"
  /** refuse, fail, absence. */
  | "lexical"
  | "affix"
  /** No, sir! */
  | "interjection";

/** What the scope rules need to know of a cue. */
export interface CueShape {
  kind: CueShapeKind;
  spans: readonly Span[];
  /** Tokens of the cue. */
  at: readonly number[];
  first: number;
  last: number;
}

const kinds = new Map<string, CueShapeKind>([
  ..."not n't n’t nt never 't ’t cannot hardly scarcely".split(" ").map((w) => [w, "particle"] as const),
  ..."no none nothing nobody nowhere neither noone no-one".split(" ").map((w) => [w, "determiner"] as const),
  ["nor", "conjunction"],
  ..."without except save besides ohne sans без".split(" ").map((w) => [w, "preposition"] as const),
]);

export function shapeOf(words: Words, cue: readonly Span[]): CueShape {
  const at = tokensOf(words.tokens, cue);
  const first = at[0] ?? 0;
  const last = at[at.length - 1] ?? 0;
  const shape = (kind: CueShapeKind): CueShape => ({ kind, spans: cue, at, first, last });
  const part = partOfWord(words.tokens[first], cue);
  if (at.length === 1 && part !== undefined) return shape(contracted.has(part) ? "particle" : "affix");
  if (words.lower[first] === "no" && words.lower[first + 1] === "longer") return shape("particle");
  if (isInterjection(words, at)) return shape("interjection");
  return shape(kinds.get(words.lower[first]!) ?? (at.length > 1 ? "particle" : "lexical"));
}

function tokensOf(tokens: readonly Token[], cue: readonly Span[]): number[] {
  const at: number[] = [];
  for (const { start, end } of cue) {
    for (let i = firstAfter(tokens, start); i < tokens.length && tokens[i]!.start < end; i++)
      if (at[at.length - 1] !== i) at.push(i);
  }
  return at;
}

/** The first token that ends after the place, by halving: cues may be many. */
function firstAfter(tokens: readonly Token[], place: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.end > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What the cue takes of a word, lower-cased, where that is not all of it. */
function partOfWord(token: Token | undefined, [span]: readonly Span[]): string | undefined {
  if (token === undefined || span === undefined) return undefined;
  const from = Math.max(span.start - token.start, 0);
  const to = Math.min(span.end, token.end) - token.start;
  return to - from < token.text.length ? token.text.slice(from, to).toLowerCase() : undefined;
}

/** *I think not.* *I hope not.* */
const answers = new Set(
  "think say hope fear suppose guess believe trust if certainly surely probably perhaps why".split(" "),
);

/** Answers by themselves, comma or not: *nah i 'm fine*. */
const refusals = new Set(["nope", "nah"]);

/** *ca|n't*, *can|not*: part of a word and no affix. */
const contracted = new Set("not n't n’t nt 't ’t".split(" "));

/** *No, sir.* *Certainly not!* *Nothing.* */
function isInterjection({ bits, lower }: Words, at: readonly number[]): boolean {
  const last = at[at.length - 1] ?? 0;
  if (refusals.has(lower[last] ?? "")) return true;
  if (lower[last] === "no" && (lower[last + 1] === "thanks" || lower[last + 1] === "thank")) return true;
  const after = bits[last + 1] ?? STOP;
  const before = bits[(at[0] ?? 0) - 1] ?? STOP;
  if ((after & PUNCTUATION) === 0) return false;
  if (lower[last] === "not" && answers.has(lower[last - 1] ?? "")) return true;
  if ((before & (PUNCTUATION | COMMENT)) !== 0) return true;
  return lower[last] === "no" && (before & (AND | BUT)) !== 0 && (after & (COMMA | STOP | QUOTE)) !== 0;
}
