import type { TokenPart } from "../../text/project.js";
import { countCommon, type Instance, samePart, sameParts } from "../instance.js";

/**
 * The pair f_P, f_R of Sineva et al. 2021, Section 3.3: how well a predicted scope fits the gold one, from 0 to 1.
 * Scopes come without punctuation.
 */
export interface ScopeMatch {
  name: string;
  precision(gold: readonly TokenPart[], system: readonly TokenPart[], goldInstance: Instance): number;
  recall(gold: readonly TokenPart[], system: readonly TokenPart[], goldInstance: Instance): number;
}

/** NIS_tok: the share of scope tokens that are right; an empty scope has precision (recall) 1. */
export const tokenMatch: ScopeMatch = {
  name: "tok",
  precision: (gold, system) => (system.length === 0 ? 1 : countCommon(gold, system) / system.length),
  recall: (gold, system) => (gold.length === 0 ? 1 : countCommon(gold, system) / gold.length),
};

/** NIS_ex: all or nothing. */
export const exactMatch: ScopeMatch = {
  name: "ex",
  precision: (gold, system) => Number(sameParts(gold, system)),
  recall: (gold, system) => Number(sameParts(gold, system)),
};

/**
 * The main predicate counts `weight` times (Sineva et al. 2021, Figure 1, (2): a scope without its event is of
 * little use). Where gold marks no event, every token counts the same.
 */
export function headWeightedMatch({ weight = 5 }: { weight?: number } = {}): ScopeMatch {
  const mass = (parts: readonly TokenPart[], heads: readonly TokenPart[]) =>
    parts.reduce((sum, part) => sum + (heads.some((head) => head.index === part.index) ? weight : 1), 0);
  const share = (of: readonly TokenPart[], other: readonly TokenPart[], { event }: Instance) =>
    of.length === 0
      ? 1
      : mass(
          of.filter((part) => other.some((candidate) => samePart(part, candidate))),
          event,
        ) / mass(of, event);
  return {
    name: `head${weight}`,
    precision: (gold, system, instance) => share(system, gold, instance),
    recall: (gold, system, instance) => share(gold, system, instance),
  };
}

/** The scope match behind each NIS measure. */
export const nisMatches = {
  nisTok: tokenMatch,
  nisExact: exactMatch,
  nisHead: headWeightedMatch(),
} as const satisfies Record<string, ScopeMatch>;
