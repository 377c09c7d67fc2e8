import type { Token } from "../../../text/token.js";
import { affixCue } from "./02-affixes.js";
import type { FoundCue } from "./cue.js";
import type { Candidates, CueRule, Matcher } from "./matcher.js";
import { matches, type Words } from "./pattern.js";

/** Words and phrases of the lexicon, the longest at each place; what is left may carry an affix. */
export function findWords(tokens: readonly Token[], words: Words, matcher: Matcher): FoundCue[] {
  const found: FoundCue[] = [];
  const { lower } = words;
  for (let at = 0; at < tokens.length; at++) {
    const candidates = matcher.words.get(lower[at]!);
    if (candidates === undefined) {
      const cue = affixCue(tokens[at]!, lower[at]!, at, matcher.affixes);
      if (cue !== undefined) found.push(cue);
      continue;
    }
    const rule = choose(candidates, words, at, tokens);
    if (rule === undefined) continue;
    const last = at + rule.pattern.cue.length - 1;
    found.push(cueOf(rule, tokens, at, last));
    at = last;
  }
  return found;
}

/** A false cue unmarks a single word; a longer cue at the same place (*not at all*) is safe from it. */
function choose(
  { cues, falseCues }: Candidates,
  words: Words,
  at: number,
  tokens: readonly Token[],
): CueRule | undefined {
  const rule = cues.find(
    ({ row, pattern }) => matches(pattern, words, at) && !(row.glued && isApart(tokens, at)),
  );
  if (rule === undefined || rule.pattern.cue.length > 1) return rule;
  for (const { pattern, unless, capitals } of falseCues) {
    if (capitals && !standsOutInCapitals(tokens, at)) continue;
    if (matches(pattern, words, at) && !unless.some((exception) => matches(exception, words, at)))
      return undefined;
  }
  return rule;
}

function isApart(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.end !== tokens[at + 1]?.start;
}

function standsOutInCapitals(tokens: readonly Token[], at: number): boolean {
  const isUpper = (token: Token | undefined) =>
    token !== undefined && token.text === token.text.toUpperCase();
  return isUpper(tokens[at]) && !(isUpper(tokens[at - 1]) && isUpper(tokens[at + 1]));
}

function cueOf({ row }: CueRule, tokens: readonly Token[], first: number, last: number): FoundCue {
  const { end } = tokens[last]!;
  const start = row.part === undefined ? tokens[first]!.start : Math.max(tokens[last]!.start, end - row.part);
  const kind = last > first ? "multiword" : "word";
  return {
    spans: [{ start, end }],
    kind,
    category: row.category,
    entry: row,
    first,
    last,
    free: row.bound === undefined,
  };
}
