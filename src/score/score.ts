import type { AnnotationChoice, Format } from "../formats/format.js";
import { readSentences } from "../formats/read.js";
import { starsem } from "../formats/starsem.js";
import type { Negation, Sentence } from "../negation/negation.js";
import { splitNeitherNor } from "../negation/split-neither-nor.js";
import type { Diagnosis } from "./diagnose.js";
import { type PairBatch, pairSentences, pairStarsem } from "./pairs.js";
import { createScorer, type ScoreReport, type ScorerOptions } from "./scorer.js";
import { flatten, type SentenceCounts } from "./statistics/sample.js";

/** A file of annotated sentences, as bytes. */
export interface Source {
  file: string;
  format: Format;
  bytes: AsyncIterable<Uint8Array>;
  /** Content of the second file of a two-file format. */
  companion?: string;
}

/** A sentence with a negation on either side, for reports that show it. */
export interface MarkedSentence {
  system: string;
  gold: Sentence;
  predicted: Sentence;
  diagnoses: Diagnosis[];
}

export interface ScoreOptions extends Omit<ScorerOptions, "onSentence" | "sum"> {
  /** Digest of the gold file, asked for when it has been read. */
  sum?: () => string;
  /** Keep the counts of each sentence, for intervals and tests. */
  keepCounts?: boolean;
  /** Keep the sentences themselves. */
  keepSentences?: boolean;
}

export interface Scored {
  report: ScoreReport;
  counts: SentenceCounts;
  sentences: MarkedSentence[];
}

/** Scores one system against gold, sentence by sentence, both read as streams. */
export async function scoreSources(
  gold: Source,
  system: Source,
  options: ScoreOptions = {},
): Promise<Scored> {
  const { sum, keepCounts = false, keepSentences = false, ...rest } = options;
  const name = rest.system ?? system.file;
  const counts: SentenceCounts = { sentences: 0, rows: new Map() };
  const sentences: MarkedSentence[] = [];
  const scorer = createScorer({
    ...rest,
    system: name,
    ...(keepCounts || keepSentences
      ? {
          onSentence(goldSentence, predicted, tally, diagnoses) {
            if (keepCounts) counts.rows.set(counts.sentences, flatten(tally));
            if (keepSentences)
              sentences.push({ system: name, gold: goldSentence, predicted, diagnoses: diagnoses() });
          },
        }
      : {}),
  });
  const prepare = (sentence: Sentence) => {
    const chosen = chooseNegations(sentence, rest.annotation);
    return rest.splitNeitherNor ? splitNeitherNor(chosen) : chosen;
  };
  for await (const batch of pairsOf(gold, system, rest.annotation)) {
    for (const item of batch) {
      if ("unnegated" in item) {
        scorer.addUnnegated(item.unnegated);
        counts.sentences += item.unnegated;
      } else {
        scorer.add(prepare(item.gold), prepare(item.system));
        counts.sentences++;
      }
    }
  }
  return { report: scorer.report(sum === undefined ? {} : { sum: sum() }), counts, sentences };
}

/** jsonl, CoNLL-U and brat hold both kinds, too. */
function chooseNegations(sentence: Sentence, choice: AnnotationChoice = "negation"): Sentence {
  const fits = ({ type = "negation" }: Negation) => choice === "both" || choice === type;
  const { negations } = sentence;
  return negations.every(fits) ? sentence : { ...sentence, negations: negations.filter(fits) };
}

function pairsOf(
  gold: Source,
  system: Source,
  annotation: AnnotationChoice | undefined,
): AsyncGenerator<PairBatch> {
  if (gold.format === starsem && system.format === starsem) {
    return pairStarsem({ file: gold.file, items: gold.bytes }, { file: system.file, items: system.bytes });
  }
  const read = ({ file, format, bytes, companion }: Source) => {
    const options = {
      file,
      ...(annotation === undefined ? {} : { annotation }),
      ...(companion === undefined ? {} : { companion }),
    };
    return { file, items: readSentences(bytes, format, options) };
  };
  return pairSentences(read(gold), read(system));
}
