import type { Sentence } from "../../negation/negation.js";
import { tokenIndices } from "../../text/project.js";
import type { Span } from "../../text/span.js";
import { isPunctuation, type Token } from "../../text/token.js";

export interface PunctOptions {
  /** The cue belongs to the scope, as in BioScope. */
  withCue?: boolean;
  /** So does the rest of an affixed word, *un[kind]*, as CD-SCO annotates; the published figures are those without. */
  wordRest?: boolean;
}

/**
 * The punctuation baseline of Sineva et al. (2021): cues as given, scope everything between the cue and the next
 * punctuation mark to its right. Marks of one character: with dashes (`--`) and quotation marks (`''`) as marks too,
 * the published figures are missed by more.
 *
 * `I did {not} go home .` -> `[go home]`; `He is {un}kind to me .` -> `[to me]`
 */
export function punctBaseline(sentence: Sentence, options: PunctOptions = {}): Sentence {
  return {
    ...sentence,
    negations: sentence.negations.map(({ cue, type }) => ({
      cue,
      scope: scopeUpToPunctuation(cue, sentence.tokens, options),
      event: [],
      focus: [],
      ...(type === undefined ? {} : { type }),
    })),
  };
}

export function scopeUpToPunctuation(
  cue: readonly Span[],
  tokens: readonly Token[],
  { withCue = false, wordRest = false }: PunctOptions = {},
): Span[] {
  const at = tokenIndices(cue, tokens);
  const [first] = at;
  if (first === undefined) return [];
  const scope: Span[] = [];
  for (let i = first; i < tokens.length; i++) {
    const isCue = at.includes(i);
    if (!isCue && isMark(tokens[i]!)) break;
    const { start, end } = tokens[i]!;
    const parts = !isCue || withCue ? [{ start, end }] : wordRest ? restOfWord(tokens[i]!, cue) : [];
    for (const part of parts) {
      const last = scope[scope.length - 1];
      const touches = last !== undefined && last.end === tokens[i - 1]?.end && part.start === start;
      if (touches) last.end = part.end;
      else scope.push(part);
    }
  }
  return scope;
}

function isMark(token: Token): boolean {
  return token.text.length === 1 && isPunctuation(token);
}

function restOfWord({ start, end }: Token, cue: readonly Span[]): Span[] {
  const part = cue.find((span) => span.start < end && span.end > start)!;
  const rest: Span[] = [];
  if (part.start > start) rest.push({ start, end: part.start });
  if (part.end < end) rest.push({ start: part.end, end });
  return rest;
}
