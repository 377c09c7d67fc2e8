import { LitotesError } from "../../errors.js";
import type { Sentence } from "../../negation/negation.js";
import { alignWords, type PlacedWord, placeWords, type WordPair } from "./align.js";
import { contentRelations, functionRelations, universalFeaturesOf, universalRelation } from "./universal.js";

export interface SyntaxMeasure {
  /** In percent. */
  precision: number;
  recall: number;
  f1: number;
  /** Percent of the words that correspond; the usual figure where tokens are given. */
  accuracy: number;
}

export const syntaxMeasureNames = [
  "words",
  "upos",
  "xpos",
  "ufeats",
  "allTags",
  "lemmas",
  "uas",
  "las",
  "lasSubtypes",
  "clas",
  "mlas",
  "blex",
] as const;

export type SyntaxMeasures = Record<(typeof syntaxMeasureNames)[number], SyntaxMeasure>;

/** The measures of the CoNLL 2018 shared task (Zeman et al. 2018) over a whole text. */
export function evaluateSyntax(gold: Iterable<Sentence>, system: Iterable<Sentence>): SyntaxMeasures {
  const [goldWords, systemWords] = [placeWords(gold), placeWords(system)];
  if (goldWords.at(-1)?.end !== systemWords.at(-1)?.end) {
    throw new LitotesError("L209", { reason: "gold and system do not hold the same text" });
  }
  const pairs = alignWords(goldWords, systemWords);
  const partners = new Map(pairs.map(({ gold: a, system: b }) => [b, a]));

  const same = (read: (word: PlacedWord) => string | undefined) => (pair: WordPair) =>
    read(pair.gold) === read(pair.system);
  const upos = same(({ token }) => token.upos);
  const xpos = same(({ token }) => token.xpos);
  const ufeats = same(({ token }) => universalFeaturesOf(token.feats));
  const lemmas = (pair: WordPair) =>
    pair.gold.token.lemma === undefined ||
    pair.gold.token.lemma === "_" ||
    pair.gold.token.lemma === pair.system.token.lemma;
  const uas = ({ gold: a, system: b }: WordPair) =>
    b.parent === undefined
      ? a.parent === undefined
      : partners.get(b.parent) === a.parent && a.parent !== undefined;
  const las = (pair: WordPair) => uas(pair) && same(relationOf)(pair);
  const mlas = (pair: WordPair) =>
    las(pair) && upos(pair) && ufeats(pair) && same((word) => functionWordsOf(word, partners))(pair);

  const count = (right: (pair: WordPair) => boolean, counts: (word: PlacedWord) => boolean = () => true) =>
    measure(
      pairs.filter((pair) => counts(pair.gold) && counts(pair.system) && right(pair)).length,
      goldWords.filter(counts).length,
      systemWords.filter(counts).length,
      pairs.filter((pair) => counts(pair.gold)).length,
    );
  return {
    words: count(() => true),
    upos: count(upos),
    xpos: count(xpos),
    ufeats: count(ufeats),
    allTags: count((pair) => upos(pair) && xpos(pair) && ufeats(pair)),
    lemmas: count(lemmas),
    uas: count(uas),
    las: count(las),
    lasSubtypes: count((pair) => uas(pair) && same(({ token }) => token.deprel)(pair)),
    clas: count(las, isContent),
    mlas: count(mlas, isContent),
    blex: count((pair) => las(pair) && lemmas(pair), isContent),
  };
}

function relationOf({ token }: PlacedWord): string {
  return universalRelation(token.deprel);
}

function isContent(word: PlacedWord): boolean {
  return contentRelations.has(relationOf(word));
}

/** Function words of a content word with tag and features; a gold one is named by itself, a system one by its partner. */
function functionWordsOf(word: PlacedWord, partners: ReadonlyMap<PlacedWord, PlacedWord>): string {
  return word.children
    .filter((child) => functionRelations.has(relationOf(child)))
    .map((child) => {
      const { start, end } = partners.get(child) ?? child;
      const { upos, feats } = child.token;
      return `${start}-${end} ${relationOf(child)} ${upos} ${universalFeaturesOf(feats)}`;
    })
    .join("; ");
}

function measure(right: number, gold: number, system: number, aligned: number): SyntaxMeasure {
  const percent = (whole: number) => (whole === 0 ? 0 : (100 * right) / whole);
  return {
    precision: percent(system),
    recall: percent(gold),
    f1: percent((gold + system) / 2),
    accuracy: percent(aligned),
  };
}
