import type { FoundCue } from "./cue.js";
import { join } from "./join.js";
import type { Matcher } from "./matcher.js";
import type { Words } from "./pattern.js";

const reach = 30;

/** *neither … nor … nor*, *weder … noch*, *ni … ni*: one cue in several places. */
export function joinPairs(found: readonly FoundCue[], { lower }: Words, { pairs }: Matcher): FoundCue[] {
  if (pairs.size === 0) return [...found];
  const joined: FoundCue[] = [];
  let open: { cue: FoundCue; word: string } | undefined;
  for (const cue of found) {
    const word = lower[cue.first]!;
    if (open !== undefined && pairs.get(word)?.has(open.word) && cue.first - open.cue.last <= reach) {
      join(open.cue, cue);
    } else {
      open = isOpener(word, pairs) ? { cue, word } : open;
      joined.push(cue);
    }
  }
  return joined;
}

function isOpener(word: string, pairs: Matcher["pairs"]): boolean {
  for (const openers of pairs.values()) if (openers.has(word)) return true;
  return false;
}
