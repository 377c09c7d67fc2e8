import { type CueKind, cueKind } from "../negation/cue-kind.js";
import type { Sentence } from "../negation/negation.js";
import { textOf } from "../text/span.js";
import { countCommon, type Instance, sameParts, scopeWords } from "./instance.js";
import { exactFirst, unclaimed } from "./pairing.js";

export const errorKinds = [
  "missed cue",
  "spurious cue",
  "partial cue",
  "scope too long",
  "scope too short",
  "scope too long and too short",
  "wrong event",
] as const;

export type ErrorKind = (typeof errorKinds)[number];

export interface InstanceTexts {
  cue: string;
  scope: string;
  event: string;
}

/** One negation of gold, system or both, and what is wrong with it; no errors means it is right. */
export interface Diagnosis {
  /** Position of the sentence in the file, from 1. */
  sentence: number;
  doc?: string;
  id?: string;
  cueKind: CueKind;
  errors: ErrorKind[];
  gold?: InstanceTexts;
  system?: InstanceTexts;
}

export function diagnose(
  sentence: Sentence,
  gold: readonly Instance[],
  system: readonly Instance[],
  position: number,
): Diagnosis[] {
  const partners = exactFirst(gold, system, "cue");
  const describe = (errors: ErrorKind[], goldSide?: Instance, systemSide?: Instance): Diagnosis => ({
    sentence: position,
    ...(sentence.doc === undefined ? {} : { doc: sentence.doc }),
    ...(sentence.id === undefined ? {} : { id: sentence.id }),
    cueKind: cueKind((goldSide ?? systemSide!).negation, sentence.tokens),
    errors,
    ...(goldSide === undefined ? {} : { gold: textsOf(goldSide, sentence) }),
    ...(systemSide === undefined ? {} : { system: textsOf(systemSide, sentence) }),
  });
  return [
    ...gold.map((instance, i) => {
      const partner = system[partners[i]!];
      return partner === undefined
        ? describe(["missed cue"], instance)
        : describe(errorsOf(instance, partner), instance, partner);
    }),
    ...unclaimed(system, partners).map((instance) => describe(["spurious cue"], undefined, instance)),
  ];
}

function errorsOf(gold: Instance, system: Instance): ErrorKind[] {
  const errors: ErrorKind[] = [];
  if (!sameParts(gold.cue, system.cue)) errors.push("partial cue");
  const goldScope = scopeWords(gold);
  const systemScope = scopeWords(system);
  const common = countCommon(goldScope, systemScope);
  const long = systemScope.length > common;
  const short = goldScope.length > common;
  if (long || short) {
    errors.push(long && short ? "scope too long and too short" : long ? "scope too long" : "scope too short");
  }
  if (!sameParts(gold.event, system.event)) errors.push("wrong event");
  return errors;
}

function textsOf({ negation }: Instance, { text }: Sentence): InstanceTexts {
  const { cue, scope, event } = negation;
  return { cue: textOf(text, cue), scope: textOf(text, scope), event: textOf(text, event) };
}
