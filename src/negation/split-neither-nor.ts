import { project } from "../text/project.js";
import { difference, type Span, union } from "../text/span.js";
import type { Token } from "../text/token.js";
import type { Negation, Sentence } from "./negation.js";

/** The words that CD-SCO joins to one discontinuous cue: neither … nor, no … nor, not … not. */
const coordinators = new Set(["neither", "nor", "no", "not"]);

/**
 * CD-SCO annotates *neither … nor* as one negation. Read as ¬like(m, p) ∧ ¬like(s, p) it is two with overlapping
 * scopes (Sineva et al. 2021, Section 5): each word of the cue takes what the conjuncts share and its own conjunct.
 *
 * `Neither [Mary] nor [Sam like pizza]` -> `Neither [Mary] nor Sam [like pizza]`, `Neither Mary nor [Sam like pizza]`
 */
export function splitNeitherNor(sentence: Sentence): Sentence {
  if (!sentence.negations.some((negation) => isCoordinated(negation, sentence))) return sentence;
  return {
    ...sentence,
    negations: sentence.negations.flatMap((negation) =>
      isCoordinated(negation, sentence) ? splitOne(negation, sentence.tokens) : [negation],
    ),
  };
}

function isCoordinated({ cue }: Negation, { text, tokens }: Sentence): boolean {
  return (
    cue.length > 1 &&
    cue.every((span) => coordinators.has(text.slice(span.start, span.end).toLowerCase())) &&
    project(cue, tokens).length === cue.length
  );
}

function splitOne(negation: Negation, tokens: readonly Token[]): Negation[] {
  const conjuncts = negation.cue.map((cue, i) => conjunctAfter(cue, negation.cue[i + 1], tokens));
  return negation.cue.map((cue, i) => {
    const foreign = union(conjuncts.filter((_, j) => j !== i));
    const own = (spans: readonly Span[]) => trimToTokens(difference(spans, foreign), tokens);
    return { ...negation, cue: [cue], scope: own(negation.scope), event: own(negation.event) };
  });
}

/**
 * Up to the next word of the cue; behind the last one, the constituent that begins there where the corpus gives a
 * parse, else one token at least.
 */
function conjunctAfter(cue: Span, next: Span | undefined, tokens: readonly Token[]): Span {
  if (next !== undefined) return { start: cue.end, end: next.start };
  const first = tokens.findIndex((token) => token.start >= cue.end);
  if (first < 0) return { start: cue.end, end: cue.end };
  return { start: cue.end, end: tokens[lastOfConstituent(first, tokens)]!.end };
}

/** Bracket columns in the CoNLL-2005 style, `(NP*`, `*)`: the constituent opened last at the token is the conjunct. */
function lastOfConstituent(first: number, tokens: readonly Token[]): number {
  let depth = 0;
  for (let at = first; at < tokens.length; at++) {
    const parse = tokens[at]!.columns?.parse ?? "";
    const opened = at === first ? Number(parse.includes("(")) : count(parse, "(");
    depth += opened - count(parse, ")");
    if (depth <= 0) return at;
  }
  return first;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Cutting leaves the blanks around a conjunct behind. */
function trimToTokens(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  return spans.flatMap((span) => {
    const inside = tokens.filter((token) => token.end > span.start && token.start < span.end);
    const [first] = inside;
    const last = inside.at(-1);
    if (first === undefined || last === undefined) return [];
    return [{ start: Math.max(span.start, first.start), end: Math.min(span.end, last.end) }];
  });
}
