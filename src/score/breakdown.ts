import { cueKind, cueKinds } from "../negation/cue-kind.js";
import type { Sentence } from "../negation/negation.js";
import { type Instance, scopeWords } from "./instance.js";
import { exactMatch, tokenMatch } from "./nis/scope-match.js";
import { exactOnly } from "./pairing.js";
import { percent, type Rates, rates } from "./rates.js";

/** Longest scope length of each bin. */
const lengthBins: readonly (readonly [label: string, longest: number])[] = [
  ["0", 0],
  ["1–2", 2],
  ["3–5", 5],
  ["6–10", 10],
  ["11–20", 20],
  ["21+", Number.POSITIVE_INFINITY],
];

const lengthLabel = (length: number) => lengthBins.find(([, longest]) => length <= longest)![0];

/** What instances are sorted by; each sorts gold and system instances by their own properties. */
const dimensions = {
  scopeLength: (instance: Instance) => lengthLabel(scopeWords(instance).length),
  cueKind: (instance: Instance, sentence: Sentence): string => cueKind(instance.negation, sentence.tokens),
  file: (_: Instance, sentence: Sentence) => sentence.doc ?? "",
};

export type Dimension = keyof typeof dimensions;

export const dimensionNames = Object.keys(dimensions) as Dimension[];

export interface Group {
  group: string;
  gold: number;
  system: number;
  cues: Rates;
  nisTok: Rates;
  nisExact: Rates;
}

export type Breakdown = Record<Dimension, Group[]>;

interface Sums {
  gold: number;
  system: number;
  cues: { precision: number; recall: number };
  nisTok: { precision: number; recall: number };
  nisExact: { precision: number; recall: number };
}

export function createBreakdown() {
  const tables = Object.fromEntries(
    dimensionNames.map((dimension) => [dimension, new Map<string, Sums>()]),
  ) as Record<Dimension, Map<string, Sums>>;

  return {
    add(sentence: Sentence, gold: readonly Instance[], system: readonly Instance[]): void {
      const partners = exactOnly(gold, system, "cue");
      for (const dimension of dimensionNames) {
        const sumsOf = (instance: Instance) =>
          group(tables[dimension], dimensions[dimension](instance, sentence));
        for (const instance of system) sumsOf(instance).system++;
        for (const [i, instance] of gold.entries()) {
          const recallSums = sumsOf(instance);
          recallSums.gold++;
          const partner = system[partners[i]!];
          if (partner !== undefined) addPair(instance, partner, recallSums, sumsOf(partner));
        }
      }
    },
    groups(): Breakdown {
      return {
        scopeLength: lengthBins.flatMap(([label]) => rowOf(tables.scopeLength, label)),
        cueKind: cueKinds.flatMap((kind) => rowOf(tables.cueKind, kind)),
        file: [...tables.file.keys()].flatMap((file) => rowOf(tables.file, file)),
      };
    },
  };
}

function addPair(gold: Instance, system: Instance, goldSums: Sums, systemSums: Sums): void {
  const scopes = [scopeWords(gold), scopeWords(system)] as const;
  goldSums.cues.recall++;
  systemSums.cues.precision++;
  goldSums.nisTok.recall += tokenMatch.recall(...scopes, gold);
  systemSums.nisTok.precision += tokenMatch.precision(...scopes, gold);
  goldSums.nisExact.recall += exactMatch.recall(...scopes, gold);
  systemSums.nisExact.precision += exactMatch.precision(...scopes, gold);
}

function group(table: Map<string, Sums>, label: string): Sums {
  const found = table.get(label);
  if (found !== undefined) return found;
  const zero = () => ({ precision: 0, recall: 0 });
  const sums = { gold: 0, system: 0, cues: zero(), nisTok: zero(), nisExact: zero() };
  table.set(label, sums);
  return sums;
}

function rowOf(table: Map<string, Sums>, label: string): Group[] {
  const sums = table.get(label);
  if (sums === undefined) return [];
  const { gold, system } = sums;
  const shares = ({ precision, recall }: { precision: number; recall: number }) =>
    rates(percent(precision, system), percent(recall, gold));
  return [
    {
      group: label,
      gold,
      system,
      cues: shares(sums.cues),
      nisTok: shares(sums.nisTok),
      nisExact: shares(sums.nisExact),
    },
  ];
}
