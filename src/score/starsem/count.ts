import type { TokenPart } from "../../text/project.js";
import { isPunctuation, type Token } from "../../text/token.js";
import { countCommon, type Instance, sameParts } from "../instance.js";
import { unclaimed } from "../pairing.js";
import type { Counts, Tally } from "../tally.js";
import type { StarsemRules } from "./rules.js";

/**
 * The counts of *SEM 2012 (Morante and Blanco 2012, Section 2.1.1) for one sentence: a partial match is a false
 * negative but no false positive, punctuation in scopes is ignored, events are compared apart from cues.
 */
export function countStarsem(
  gold: readonly Instance[],
  system: readonly Instance[],
  goldTokens: readonly Token[],
  rules: StarsemRules,
  tally: Tally,
): void {
  const reduce = (instance: Instance): Instance => ({
    ...instance,
    scope: withoutPunctuation(instance, goldTokens, rules),
  });
  const golds = gold.map(reduce);
  const systems = system.map(reduce);
  countTotals(golds, systems, tally);
  const correct = countScopes(golds, systems, rules, tally);
  countEvents(golds, systems, rules, tally);

  tally.sentences++;
  if (golds.length > 0) tally.negatedSentences++;
  if (correct === golds.length && correct === systems.length) return;
  tally.wrongSentences++;
  if (golds.length > 0) tally.wrongNegatedSentences++;
}

/** By the gold part of speech, for both sides. */
function withoutPunctuation(
  { scope }: Instance,
  goldTokens: readonly Token[],
  rules: StarsemRules,
): TokenPart[] {
  return scope
    .filter((part) => !isPunctuation(goldTokens[part.index]!))
    .map(({ index, text }) => ({ index, text: text.includes(".") ? rules.scopeWord(text) : text }));
}

function countTotals(gold: readonly Instance[], system: readonly Instance[], tally: Tally): void {
  tally.goldCues += gold.length;
  tally.systemCues += system.length;
  for (const { scope, event } of gold) {
    if (scope.length > 0) tally.goldScopes++;
    if (event.length > 0) tally.goldEvents++;
    tally.goldScopeTokens += scope.length;
  }
  for (const { scope, event } of system) {
    if (scope.length > 0) tally.systemScopes++;
    if (event.length > 0) tally.systemEvents++;
    tally.systemScopeTokens += scope.length;
  }
}

/** Cues, both scope rows, scope tokens and full negations; returns the number of full matches. */
function countScopes(
  gold: readonly Instance[],
  system: readonly Instance[],
  rules: StarsemRules,
  tally: Tally,
): number {
  const partners = rules.pairing(gold, system, "cue");
  let correct = 0;
  for (const [i, instance] of gold.entries()) {
    const partner = system[partners[i]!];
    if (partner === undefined) {
      tally.cues.fn++;
      tally.global.fn++;
      if (instance.scope.length > 0) {
        tally.scopesCueMatch.fn++;
        tally.scopesNoCueMatch.fn++;
        tally.scopeTokens.fn += instance.scope.length;
      }
      continue;
    }
    const common = countCommon(instance.scope, partner.scope);
    tally.scopeTokens.tp += common;
    tally.scopeTokens.fn += instance.scope.length - common;
    tally.scopeTokens.fp += partner.scope.length - common;
    countScope(instance.scope, partner.scope, tally.scopesNoCueMatch);
    const sameCue = sameParts(instance.cue, partner.cue);
    if (sameCue) {
      tally.cues.tp++;
      countScope(instance.scope, partner.scope, tally.scopesCueMatch);
    } else {
      tally.cues.fn++;
      if (instance.scope.length > 0) tally.scopesCueMatch.fn++;
    }
    if (sameCue && sameParts(instance.scope, partner.scope) && sameParts(instance.event, partner.event)) {
      tally.global.tp++;
      correct++;
    } else tally.global.fn++;
  }
  for (const { scope } of unclaimed(system, partners)) {
    tally.cues.fp++;
    tally.global.fp++;
    if (scope.length === 0) continue;
    tally.scopesCueMatch.fp++;
    tally.scopesNoCueMatch.fp++;
    tally.scopeTokens.fp += scope.length;
  }
  return correct;
}

function countScope(gold: readonly TokenPart[], system: readonly TokenPart[], counts: Counts): void {
  if (gold.length === 0) {
    if (system.length > 0) counts.fp++;
  } else if (sameParts(gold, system)) counts.tp++;
  else counts.fn++;
}

function countEvents(
  gold: readonly Instance[],
  system: readonly Instance[],
  rules: StarsemRules,
  tally: Tally,
): void {
  const partners = rules.pairing(gold, system, "event");
  for (const [i, { event }] of gold.entries()) {
    if (event.length === 0) continue;
    const at = partners[i]!;
    if (at < 0) tally.negated.fn++;
    else if (sameParts(event, system[at]!.event)) tally.negated.tp++;
    else if (rules.missesPartialEvent(at, system.length)) tally.negated.fn++;
  }
  for (const { event } of unclaimed(system, partners)) {
    if (event.length > 0) tally.negated.fp++;
  }
}
