import type { Scheme } from "../../src/negation/lexicon/row.js";
import type { Sentence } from "../../src/negation/negation.js";
import { splitNeitherNor } from "../../src/negation/split-neither-nor.js";
import { punctBaseline, regexBaseline, resolveSentence } from "../../src/resolve/index.js";
import { negationsAt } from "../../src/resolve/rules/resolve-tokens.js";
import { createScorer, type Rates } from "../../src/score/index.js";
import { wordsOnly } from "./corpora.js";

export type System = (gold: Sentence) => Sentence;

export const columns = [
  "sentence P/R/F1",
  "cues-B F1",
  "SCM F1",
  "SCM-B F1",
  "NIS_ex F1",
  "ST P/R/F1",
  "NIS_tok P/R/F1",
  "event F1",
  "full negation F1",
] as const;

/** End to end, with the gold cues, and the two baselines. */
export function systemsOf(scheme: Scheme): Record<string, System> {
  const options = { language: "en", scheme } as const;
  return {
    "rules, end to end": (gold) => resolveSentence(wordsOnly(gold), options),
    "rules, gold cues": (gold) => ({
      ...gold,
      negations: negationsAt(
        wordsOnly(gold).tokens,
        gold.negations.map(({ cue }) => cue),
        options,
      ),
    }),
    "punct, gold cues": (gold) => punctBaseline(gold, { withCue: scheme === "bioscope" }),
    regex: (gold) => regexBaseline(wordsOnly(gold)),
  };
}

/** One row of the table: a system against gold. `split` re-annotates *neither … nor* as Sineva et al. (2021) do. */
export function measure(golds: readonly Sentence[], system: System, split = false): string[] {
  const scorer = createScorer({ instances: false });
  const prepare = split ? splitNeitherNor : (sentence: Sentence) => sentence;
  let [gold, found, right] = [0, 0, 0];
  for (const raw of golds) {
    const sentence = prepare(raw);
    const predicted = system(sentence);
    scorer.add(sentence, { ...sentence, negations: predicted.negations });
    const isNegated = predicted.negations.length > 0;
    gold += Number(sentence.negations.length > 0);
    found += Number(isNegated);
    right += Number(isNegated && sentence.negations.length > 0);
  }
  const { measures } = scorer.report();
  return [
    rates((100 * right) / found, (100 * right) / gold),
    measures.cuesB.f1.toFixed(1),
    measures.scopesCueMatch.f1.toFixed(1),
    measures.scopesCueMatchB.f1.toFixed(1),
    measures.nisExact.f1.toFixed(1),
    all(measures.scopeTokens),
    all(measures.nisTok),
    measures.negated.f1.toFixed(1),
    measures.global.f1.toFixed(1),
  ];
}

export function rates(precision: number, recall: number): string {
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return [precision, recall, f1].map((value) => value.toFixed(1)).join(" / ");
}

function all({ precision, recall, f1 }: Rates): string {
  return [precision, recall, f1].map((value) => value.toFixed(1)).join(" / ");
}
