import type { Sentence } from "../negation/negation.js";
import { project } from "../text/project.js";
import type { Span } from "../text/span.js";

export interface PlacedWords {
  text: string;
  spans: Span[];
}

/**
 * Where each form stands in the text of `# text`, or else in the forms joined by blanks. The text cannot serve where
 * a multiword token hides its words: French *du* for *de le*.
 */
export function placeForms(forms: readonly string[], text: string | undefined): PlacedWords {
  const spans = text === undefined ? undefined : findForms(forms, text);
  if (spans !== undefined) return { text: text!, spans };
  let start = 0;
  const joined = forms.map((form) => {
    const span = { start, end: start + form.length };
    start = span.end + 1;
    return span;
  });
  return { text: forms.join(" "), spans: joined };
}

/** Undefined unless nothing but blanks stands around the forms. */
function findForms(forms: readonly string[], text: string): Span[] | undefined {
  const blanks = /\s*/y;
  const spans: Span[] = [];
  let at = 0;
  for (const form of forms) {
    const start = skip(blanks, text, at);
    if (!text.startsWith(form, start)) return undefined;
    at = start + form.length;
    spans.push({ start, end: at });
  }
  return skip(blanks, text, at) === text.length ? spans : undefined;
}

function skip(blanks: RegExp, text: string, at: number): number {
  blanks.lastIndex = at;
  blanks.test(text);
  return blanks.lastIndex;
}

/** The sentence's spans carried over, word by word, to the text that a reader of the file will see. */
export function carryOver(spans: readonly Span[], { tokens, text }: Sentence, placed: PlacedWords): Span[] {
  const sameLength = text.length === placed.text.length;
  if (sameLength && tokens.every((token, i) => token.start === placed.spans[i]!.start)) return [...spans];
  const carried: Span[] = [];
  let previous = -2;
  for (const span of spans) {
    for (const { index } of project([span], tokens)) {
      const token = tokens[index]!;
      const origin = placed.spans[index]!.start - token.start;
      const start = Math.max(span.start, token.start) + origin;
      const end = Math.min(span.end, token.end) + origin;
      const last = carried.at(-1);
      const continues = index === previous + 1 && last?.end === placed.spans[previous]!.end;
      if (continues && start === placed.spans[index]!.start) last.end = end;
      else carried.push({ start, end });
      previous = index;
    }
  }
  return carried;
}
