import fc from "fast-check";
import type { Negation, Sentence } from "../negation/negation.js";
import { type Span, spans, spansOfTokens, type Token } from "../text/index.js";

/** Anything printable that has no blank in it, `_` and `***` excepted: the *SEM columns give those a meaning. */
const plainWord = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 6 })
  .filter((word) => !/[\s\p{Cc}\p{Cs}]/u.test(word) && word !== "_" && word !== "***");

interface Word {
  text: string;
  /** Length of the negative prefix, or of the suffix as a negative number. */
  affix?: number;
}

/** A suffix cue that also opens its word, or a stem that also closes it, cannot be told apart in *SEM columns. */
const affixedWord: fc.Arbitrary<Word> = fc
  .tuple(plainWord, fc.constantFrom("un", "im", "-less", "-free"))
  .filter(([stem, affix]) => {
    const suffix = affix.replace("-", "");
    return suffix === affix || !((stem + suffix).startsWith(suffix) || (stem + suffix).endsWith(stem));
  })
  .map(([stem, affix]) =>
    affix.startsWith("-")
      ? { text: stem + affix.slice(1), affix: 1 - affix.length }
      : { text: affix + stem, affix: affix.length },
  );

const word: fc.Arbitrary<Word> = fc.oneof(
  { weight: 4, arbitrary: plainWord.map((text) => ({ text })) },
  { weight: 1, arbitrary: affixedWord },
);

interface Shape {
  words: Word[];
  /** One a word: what stands between it and the next. */
  gaps: string[];
}

function place({ words, gaps }: Shape): { text: string; tokens: Token[] } {
  let text = "";
  const tokens = words.map((each, i) => {
    const token = { start: text.length, end: text.length + each.text.length, text: each.text };
    text += each.text + (i < words.length - 1 ? gaps[i] : "");
    return token;
  });
  return { text, tokens };
}

/** Any words, in any order and overlapping any other negation's; where the cue is one word with an affix, the affix. */
function negationOver({ words, gaps }: Shape, withType: boolean): fc.Arbitrary<Negation> {
  const { text, tokens } = place({ words, gaps });
  const indices = (minLength: number, maxLength: number) =>
    fc.subarray([...tokens.keys()], { minLength, maxLength: Math.min(maxLength, tokens.length) });
  const many = tokens.length;
  const type = withType
    ? fc.option(fc.constantFrom("negation" as const, "speculation" as const), { nil: undefined })
    : fc.constant(undefined);
  return fc
    .tuple(indices(1, 3), indices(0, many), indices(0, 2), indices(0, many), type)
    .map(([cue, scope, event, focus, kind]) => {
      const affix = cue.length === 1 ? words[cue[0]!]!.affix : undefined;
      const cueSpans = affix === undefined ? spansOfTokens(cue, tokens) : [affixOf(tokens[cue[0]!]!, affix)];
      const rest = (chosen: number[]) =>
        affix === undefined
          ? spansOfTokens(chosen, tokens)
          : trimmed(spans.difference(spansOfTokens(chosen, tokens), cueSpans), text);
      const negation: Negation = {
        cue: cueSpans,
        scope: rest(scope),
        event: rest(event),
        focus: spansOfTokens(focus, tokens),
      };
      return kind === undefined ? negation : { ...negation, type: kind };
    });
}

function affixOf({ start, end }: Token, affix: number): Span {
  return affix > 0 ? { start, end: start + affix } : { start: end + affix, end };
}

function trimmed(list: readonly Span[], text: string): Span[] {
  return list.map(({ start, end }) => {
    const covered = text.slice(start, end);
    return { start: end - covered.trimStart().length, end: start + covered.trimEnd().length };
  });
}

export interface SentenceShape {
  /** What may stand between words. */
  gaps?: string[];
  /** Include speculation. */
  withType?: boolean;
}

/** Sentences with overlapping, nested, discontinuous and affixal negations. */
export function arbitrarySentence({
  gaps = [" "],
  withType = false,
}: SentenceShape = {}): fc.Arbitrary<Sentence> {
  return fc
    .array(word, { minLength: 1, maxLength: 8 })
    .chain((words) => {
      const length = { minLength: words.length, maxLength: words.length };
      return fc.record({ words: fc.constant(words), gaps: fc.array(fc.constantFrom(...gaps), length) });
    })
    .chain((shape) =>
      fc
        .array(negationOver(shape, withType), { maxLength: 3 })
        .map((negations) => ({ ...place(shape), negations })),
    );
}
