import { type Instance, sameParts, shareToken } from "./instance.js";
import type { Tally } from "./tally.js";

/** *SEM 2012 task 2: a focus is right when it is the gold one of the same negation, word for word. */
export function countFocus(gold: readonly Instance[], system: readonly Instance[], tally: Tally): void {
  const { focus } = tally;
  for (const instance of gold) {
    if (instance.focus.length === 0) continue;
    focus.gold++;
    if (system.some((other) => sameNegation(instance, other) && sameParts(instance.focus, other.focus)))
      focus.tp++;
  }
  for (const instance of system) if (instance.focus.length > 0) focus.system++;
}

function sameNegation(a: Instance, b: Instance): boolean {
  return shareToken(a.cue, b.cue) || shareToken(a.event, b.event);
}
