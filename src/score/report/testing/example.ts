import type { Negation, Sentence } from "../../../negation/negation.js";
import type { Span } from "../../../text/span.js";
import { createScorer } from "../../scorer.js";
import type { MarkedSentence, ScoreReport } from "../types.js";

/** Two systems on three sentences: what the tests of the renderers render. */
type Parts = readonly [cue: string, scope: readonly string[], event?: string];

export function sentenceOf(text: string, negations: readonly Parts[], id?: string): Sentence {
  const spanOf = (part: string): Span => ({
    start: text.indexOf(part),
    end: text.indexOf(part) + part.length,
  });
  return {
    ...(id === undefined ? {} : { id, doc: "tea" }),
    text,
    tokens: [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      start: index,
      end: index + word.length,
    })),
    negations: negations.map(
      ([cue, scope, event]): Negation => ({
        cue: [spanOf(cue)],
        scope: scope.map(spanOf),
        event: event === undefined ? [] : [spanOf(event)],
        focus: [],
      }),
    ),
  };
}

const texts = [
  "She did not drink the tea .",
  "It was unkind and nobody spoke .",
  "We waited there .",
] as const;

const drink: Parts = ["not", ["She did", "drink the tea"], "drink"];
const unkind: Parts = ["un", ["It was", "kind"], "kind"];
const nobody: Parts = ["nobody", ["spoke"], "spoke"];

const answers: Readonly<Record<"gold" | "careful" | "hasty", readonly (readonly Parts[])[]>> = {
  gold: [[drink], [unkind, nobody], []],
  careful: [[drink], [["un", ["was", "kind"], "kind"], nobody], []],
  hasty: [[["not", ["drink"]]], [nobody], [["there", ["We waited"]]]],
};

export type ExampleSystem = "careful" | "hasty";

export function examplePairs(system: ExampleSystem): MarkedSentence[] {
  const pairs: MarkedSentence[] = [];
  const scorer = createScorer({
    onSentence: (gold, predicted, _, diagnoses) =>
      pairs.push({ system, gold, predicted, diagnoses: diagnoses() }),
  });
  forEachSentence(system, scorer.add);
  return pairs;
}

export function exampleReport(system: ExampleSystem): ScoreReport {
  const scorer = createScorer({ system, data: "tea" });
  forEachSentence(system, scorer.add);
  return scorer.report();
}

function forEachSentence(system: ExampleSystem, visit: (gold: Sentence, predicted: Sentence) => void): void {
  for (const [i, text] of texts.entries()) {
    visit(sentenceOf(text, answers.gold[i]!, String(i)), sentenceOf(text, answers[system][i]!, String(i)));
  }
}

/** The same with statistics, made up so that every mark occurs. */
export function exampleWithStatistics(): ScoreReport[] {
  const [careful, hasty] = [exampleReport("careful"), exampleReport("hasty")];
  return [
    {
      ...careful,
      intervals: { level: 0.95, samples: 100, seed: 7, f1: { nisTok: [71.25, 100], pcs: [33.3, 100] } },
    },
    {
      ...hasty,
      comparison: {
        against: "careful",
        trials: 99,
        seed: 7,
        p: { cues: 0.04, nisTok: 0.002, pcs: 0.0001, global: 0.4 },
        difference: { cues: -34, nisTok: -40.5, pcs: -33.3, global: 1 },
      },
    },
  ];
}
