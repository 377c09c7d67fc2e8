import { countCommon, type Instance, sameParts, scopeWords } from "../instance.js";
import { exactOnly } from "../pairing.js";
import type { Tally } from "../tally.js";
import type { ScopeMatch } from "./scope-match.js";

/** Negation-instance scores, scope tokens under exact cue match, and CoNLL-2010 for one sentence. */
export function countNegationInstances(
  gold: readonly Instance[],
  system: readonly Instance[],
  scopeMatches: readonly (readonly [key: string, match: ScopeMatch])[],
  tally: Tally,
): void {
  const goldScopes = gold.map(scopeWords);
  const systemScopes = system.map(scopeWords);
  const tokens = tally.exactCueScopeTokens;
  for (const scope of goldScopes) tokens.gold += scope.length;
  for (const scope of systemScopes) tokens.system += scope.length;

  for (const [i, at] of exactOnly(gold, system, "cue").entries()) {
    if (at < 0) continue;
    const goldScope = goldScopes[i]!;
    const systemScope = systemScopes[at]!;
    tokens.common += countCommon(goldScope, systemScope);
    // Farkas et al. 2010 (CoNLL-2010): cue and scope to the last comma.
    if (sameParts(gold[i]!.scope, system[at]!.scope)) tally.conll2010++;
    for (const [key, { precision, recall }] of scopeMatches) {
      const sums = tally.nis[key]!;
      sums.precision += precision(goldScope, systemScope, gold[i]!);
      sums.recall += recall(goldScope, systemScope, gold[i]!);
    }
  }
}
