import type { AffixRow } from "../affix.js";
import { unEndings } from "./affix-endings.js";
import * as stems from "./affix-stems.js";

const prefix = { position: "prefix", unlisted: "never" } as const;

/** `un-`, `-less` and `non-` are alive and negate what nobody has listed; `in-` and `dis-` are lists. */
export const affixes: readonly AffixRow[] = [
  {
    affix: "un",
    position: "prefix",
    rest: 3,
    unlisted: unEndings,
    negating: `un- ${stems.unNegating}`,
    innocent: stems.unInnocent,
    example: "un|happy, un|brushed, un|-American; under, unfold",
  },
  { affix: "in", ...prefix, rest: 3, negating: stems.inNegating, example: "in|visible; inform, invaluable" },
  { affix: "im", ...prefix, rest: 4, negating: stems.imNegating, example: "im|possible; important" },
  { affix: "il", ...prefix, rest: 4, negating: stems.ilNegating, example: "il|legal; illustrate" },
  { affix: "ir", ...prefix, rest: 4, negating: stems.irNegating, example: "ir|regular; iron" },
  { affix: "dis", ...prefix, rest: 4, negating: stems.disNegating, example: "dis|like; discover, disarm" },
  {
    affix: "non",
    position: "prefix",
    rest: 4,
    unlisted: "always",
    innocent: stems.nonInnocent,
    example: "non|existent, non|-smoker; nonsense",
  },
  {
    affix: "less",
    position: "suffix",
    rest: 2,
    unlisted: "always",
    innocent: stems.lessInnocent,
    endings: ["ly", "ness"],
    example: "care|less, hope|less|ly; unless, ruthless",
  },
];
