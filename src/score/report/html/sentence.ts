import { cueKinds } from "../../../negation/cue-kind.js";
import type { Negation, Sentence } from "../../../negation/negation.js";
import { difference, type Span } from "../../../text/span.js";
import { type Diagnosis, diagnose, errorKinds } from "../../diagnose.js";
import { instancesOf } from "../../instance.js";
import { exactFirst, unclaimed } from "../../pairing.js";
import type { MarkedSentence } from "../types.js";

/** What a piece of a sentence is, as bits. `only` is scope that the other side does not have. */
export const layerBits = { cue: 1, scope: 2, event: 4, focus: 8, only: 16 } as const;

/** A stretch of text in one state: its length and its bits. */
export type Piece = [length: number, bits: number];

/** One negation: kind of cue, errors (both by position in their lists), pieces of gold and of system. */
type Entry = [cueKind: number, errors: number[], gold: Piece[] | 0, system: Piece[] | 0];

/** A sentence as the page's script reads it; short, since thousands of them are embedded. */
export type SentenceRecord = [system: number, place: string, text: string, negations: Entry[]];

/** Sentences with a negation on either side, those with errors first, else in the order of the text. */
export function sentenceRecords(
  pairs: readonly MarkedSentence[],
  systems: readonly string[],
): SentenceRecord[] {
  const position = ({ diagnoses }: MarkedSentence) => diagnoses[0]?.sentence ?? 0;
  const negated = pairs
    .filter(({ gold, predicted }) => gold.negations.length + predicted.negations.length > 0)
    .sort((a, b) => position(a) - position(b));
  const records = negated.map((pair) => recordOf(pair, systems.indexOf(pair.system)));
  const wrong = ([, , , negations]: SentenceRecord) => negations.some(([, errors]) => errors.length > 0);
  return [...records.filter(wrong), ...records.filter((record) => !wrong(record))];
}

function recordOf({ gold, predicted, diagnoses }: MarkedSentence, system: number): SentenceRecord {
  const golds = instancesOf(gold);
  const systems = instancesOf(predicted);
  const partners = exactFirst(golds, systems, "cue");
  const pairs: (readonly [Negation | undefined, Negation | undefined])[] = [
    ...golds.map(({ negation }, i) => [negation, systems[partners[i]!]?.negation] as const),
    ...unclaimed(systems, partners).map(({ negation }) => [undefined, negation] as const),
  ];
  const known = diagnoses.length === pairs.length ? diagnoses : diagnose(gold, golds, systems, 0);
  const entries = pairs.map(([goldSide, systemSide], i): Entry => {
    const { cueKind, errors } = known[i]!;
    return [
      cueKinds.indexOf(cueKind),
      errors.map((error) => errorKinds.indexOf(error)),
      goldSide === undefined ? 0 : piecesOf(gold.text, goldSide, systemSide),
      systemSide === undefined ? 0 : piecesOf(gold.text, systemSide, goldSide),
    ];
  });
  return [system, placeOf(gold, diagnoses[0]), gold.text, entries];
}

function placeOf({ doc, id }: Sentence, diagnosis: Diagnosis | undefined): string {
  const named = [doc, id].filter((part) => part !== undefined && part !== "").join(" ");
  return named || (diagnosis === undefined ? "" : `sentence ${diagnosis.sentence}`);
}

/** Cuts the text wherever a span of the negation begins or ends. */
export function piecesOf(text: string, negation: Negation, other?: Negation): Piece[] {
  const layers: [bit: number, spans: readonly Span[]][] = [
    [layerBits.cue, negation.cue],
    [layerBits.scope, negation.scope],
    [layerBits.event, negation.event],
    [layerBits.focus, negation.focus],
    [layerBits.only, other === undefined ? [] : wordsOnlyIn(negation.scope, other.scope, text)],
  ];
  const edges = layers.flatMap(([, spans]) => spans.flatMap(({ start, end }) => [start, end]));
  const cuts = [...new Set([0, ...edges, text.length])].sort((a, b) => a - b);
  return cuts.slice(1).map((end, i) => {
    const start = cuts[i]!;
    const covers = (span: Span) => span.start <= start && end <= span.end;
    return [end - start, layers.reduce((bits, [bit, spans]) => (spans.some(covers) ? bits | bit : bits), 0)];
  });
}

/** A blank between two words is no difference. */
function wordsOnlyIn(scope: readonly Span[], other: readonly Span[], text: string): Span[] {
  return difference(scope, other).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/\S+/g)].map(({ index, 0: word }) => ({
      start: start + index,
      end: start + index + word.length,
    })),
  );
}
