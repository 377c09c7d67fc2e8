import { hardCh, plainO } from "../data/final-letters.js";
import { wordSet } from "../words.js";

/** How a lemma takes its -s; the first rule that applies decides. */
export interface ThirdPersonRule {
  /** lemma -> form */
  example: string;
  applies: (lemma: string) => boolean;
  join: (lemma: string) => string[];
}

const takesPlainS = wordSet(`${plainO} ${hardCh}`);

export const thirdPersonRules: readonly ThirdPersonRule[] = [
  {
    example: "try -> tries",
    applies: (lemma) => /(?:[^aeiou]|qu)y$/.test(lemma),
    join: (lemma) => [`${lemma.slice(0, -1)}ies`],
  },
  {
    example: "quiz -> quizzes",
    applies: (lemma) => /(?:^|[^aeiou]|qu)[aeiou]z$/.test(lemma),
    join: (lemma) => [`${lemma}zes`],
  },
  {
    example: "bus -> buses",
    applies: (lemma) => /^(?:[^aeiou]|qu)*[aeiou]s$/.test(lemma),
    join: (lemma) => (lemma === "bus" ? ["buses", "busses"] : [`${lemma}ses`, `${lemma}es`]),
  },
  {
    example: "solo -> solos",
    applies: (lemma) => takesPlainS.has(lemma),
    join: (lemma) => [`${lemma}s`],
  },
  {
    example: "echo -> echoes",
    applies: (lemma) => /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(lemma),
    join: (lemma) => [`${lemma}es`],
  },
  {
    example: "walk -> walks",
    applies: () => true,
    join: (lemma) => [`${lemma}s`],
  },
];

/** Third person singular of a regular verb, best first. */
export function thirdPerson(lemma: string): string[] {
  for (const rule of thirdPersonRules) if (rule.applies(lemma)) return rule.join(lemma);
  return [];
}
