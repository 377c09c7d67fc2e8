import type { FoundCue } from "./cue.js";
import { join } from "./join.js";
import type { Matcher } from "./matcher.js";
import { isPunctuationMark, type Words } from "./pattern.js";

/** Tokens between the parts of one negation: *n' a probablement plus jamais*. */
const reach = 9;

/** *ne … pas*, *никога не … нищо*: one negation in several places. */
export function joinConcord(found: readonly FoundCue[], words: Words, { concord }: Matcher): FoundCue[] {
  if (concord === undefined) return [...found];
  const joined: FoundCue[] = [];
  let open: { cue: FoundCue; heads: number } | undefined;
  for (const [i, cue] of found.entries()) {
    const word = words.lower[cue.first]!;
    const isHead = concord.heads.has(word);
    if (!isHead && !concord.partners.has(word)) {
      joined.push(cue);
      continue;
    }
    const meets =
      open !== undefined && cue.first - open.cue.last <= reach && !breaks(words, open.cue.last, cue.first);
    const next = found[i + 1];
    if (open !== undefined && meets && !(open.heads > 0 && (isHead || belongsToNext(cue, next, open.cue)))) {
      join(open.cue, cue);
      open.heads += isHead ? 1 : 0;
    } else {
      open = { cue, heads: isHead ? 1 : 0 };
      joined.push(cue);
    }
  }
  return joined.filter((cue) => !isOnly(cue, words, concord));

  /** *Не знам и никой не знае*: никой goes with the не behind it, which is nearer. */
  function belongsToNext(partner: FoundCue, next: FoundCue | undefined, before: FoundCue): boolean {
    if (next === undefined || !concord!.heads.has(words.lower[next.first]!)) return false;
    return (
      next.first - partner.last < partner.first - before.last && !breaks(words, partner.last, next.first)
    );
  }
}

function breaks({ lower }: Words, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) {
    const word = lower[at]!;
    if (isPunctuationMark(word) && word !== "'" && word !== "’" && word.charCodeAt(0) !== 0x2d) return true;
  }
  return false;
}

/** *Il n'a que dix ans*: he is only ten. */
function isOnly(cue: FoundCue, words: Words, { heads, only }: NonNullable<Matcher["concord"]>): boolean {
  if (only.size === 0 || cue.kind !== "word" || !heads.has(words.lower[cue.first]!)) return false;
  const end = Math.min(words.lower.length, cue.last + reach);
  for (let at = cue.last + 1; at < end; at++) {
    if (only.has(words.lower[at]!)) return !breaks(words, cue.last, at);
  }
  return false;
}
