import { type Span, union } from "./span.js";
import type { Token } from "./token.js";

/** The part of one token that a span covers: `un` of *unhappy*, or the whole word. */
export interface TokenPart {
  index: number;
  text: string;
}

/**
 * Character spans seen through tokens: every token they touch, with the part they cover. Tokens must be in the order
 * of the text.
 */
export function project(spans: readonly Span[], tokens: readonly Token[]): TokenPart[] {
  const parts: TokenPart[] = [];
  let index = 0;
  for (const span of areInOrder(spans) ? spans : union(spans)) {
    while (index < tokens.length && tokens[index]!.end <= span.start) index++;
    for (let at = index; at < tokens.length && tokens[at]!.start < span.end; at++) {
      const token = tokens[at]!;
      const from = Math.max(span.start, token.start) - token.start;
      const to = Math.min(span.end, token.end) - token.start;
      const last = parts[parts.length - 1];
      if (last?.index === at) last.text += token.text.slice(from, to);
      else parts.push({ index: at, text: token.text.slice(from, to) });
    }
  }
  return parts;
}

function areInOrder(spans: readonly Span[]): boolean {
  for (let i = 1; i < spans.length; i++) if (spans[i]!.start < spans[i - 1]!.end) return false;
  return true;
}

/** Indices of the tokens that the spans touch. */
export function tokenIndices(spans: readonly Span[], tokens: readonly Token[]): number[] {
  return project(spans, tokens).map((part) => part.index);
}

/** The way back: whole tokens to character spans; neighbours become one span, the blank between them included. */
export function spansOfTokens(indices: readonly number[], tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  let previous = Number.NaN;
  for (const index of indices) {
    const { start, end } = tokens[index]!;
    const last = spans[spans.length - 1];
    if (last !== undefined && index === previous + 1) last.end = end;
    else spans.push({ start, end });
    previous = index;
  }
  return spans;
}
