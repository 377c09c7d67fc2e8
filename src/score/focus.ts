import { type Instance, sameParts, shareToken } from "./instance.js";
import type { Tally } from "./tally.js";

/** *SEM 2012 task 2: a focus is right when it is the gold one of the same negation, word for word. */
export function countFocus(gold: readonly Instance[], system: readonly Instance[], tally: Tally): void {
  const { focus } = tally;
  const free = new Set(system);
  for (const instance of gold) {
    if (instance.focus.length === 0) continue;
    focus.gold++;
    for (const other of free) {
      if (!sameNegation(instance, other) || !sameParts(instance.focus, other.focus)) continue;
      focus.tp++;
      free.delete(other);
      break;
    }
  }
  for (const instance of system) if (instance.focus.length > 0) focus.system++;
}

function sameNegation(a: Instance, b: Instance): boolean {
  return shareToken(a.cue, b.cue) || shareToken(a.event, b.event);
}
