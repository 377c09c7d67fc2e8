import type { Sentence } from "../../src/negation/negation.js";
import { rates } from "./quality.js";

/** Cues as strings within a sentence, `n't` the same as `not`: the most that peers without offsets can be asked for. */
export function cueWords(golds: readonly Sentence[], found: readonly (readonly string[])[]): string {
  let [gold, system, right] = [0, 0, 0];
  golds.forEach(({ text, negations }, i) => {
    const left = negations.map(({ cue }) =>
      normal(cue.map(({ start, end }) => text.slice(start, end)).join(" ")),
    );
    const cues = found[i] ?? [];
    gold += left.length;
    system += cues.length;
    for (const cue of cues) {
      const at = left.indexOf(normal(cue));
      if (at < 0) continue;
      left.splice(at, 1);
      right++;
    }
  });
  return rates((100 * right) / system, (100 * right) / gold);
}

function normal(cue: string): string {
  return cue.toLowerCase().replace(/^n['’]t$/, "not");
}
