import type { Negation, Sentence } from "../negation/negation.js";
import { project, type TokenPart } from "../text/project.js";

/** A negation seen through the tokens of its sentence: what every measure compares. */
export interface Instance {
  negation: Negation;
  cue: TokenPart[];
  scope: TokenPart[];
  event: TokenPart[];
  focus: TokenPart[];
}

/** Two sets of parts are equal when tokens and the strings taken from them are: `un` is not `unhappy`. */
export function sameParts(a: readonly TokenPart[], b: readonly TokenPart[]): boolean {
  return a.length === b.length && a.every((part, i) => samePart(part, b[i]!));
}

export function samePart(a: TokenPart, b: TokenPart): boolean {
  return a.index === b.index && a.text === b.text;
}

export function shareToken(a: readonly TokenPart[], b: readonly TokenPart[]): boolean {
  return a.some((part) => b.some((other) => other.index === part.index));
}

/** Number of parts in both; each token occurs once in a list. */
export function countCommon(a: readonly TokenPart[], b: readonly TokenPart[]): number {
  let common = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const x = a[i]!;
    const y = b[j]!;
    if (x.index === y.index) {
      if (x.text === y.text) common++;
      i++;
      j++;
    } else if (x.index < y.index) i++;
    else j++;
  }
  return common;
}

export function instancesOf({ tokens, negations }: Sentence): Instance[] {
  return negations.map((negation) => ({
    negation,
    cue: project(negation.cue, tokens),
    scope: project(negation.scope, tokens),
    event: project(negation.event, tokens),
    focus: project(negation.focus, tokens),
  }));
}

/** Scope as Sineva et al. 2021 count it: parts without a letter, digit or underscore are left out. */
export function scopeWords({ scope }: Instance): TokenPart[] {
  return scope.filter((part) => /[\p{L}\p{N}_]/u.test(part.text));
}
