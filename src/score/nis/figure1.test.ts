import { expect, it } from "vitest";
import { sentenceOf } from "../../testing/starsem-text.js";
import { createScorer } from "../scorer.js";

/**
 * Sineva et al. 2021, Figure 1, with words of our own: an empty scope, one of 3 and one of 16 tokens, and the
 * counts of systems A (0/4/0, 1/0/2, 16/0/0) and B (0/0/0, 3/0/0, 10/2/6).
 */
const empty = "If not , we part here";
const short = "He made no remark , but stayed";
const long = "x1 x2 nor a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15 a16";
const marked = (words: string, cue: string, scope: readonly string[]) =>
  words.replaceAll(/\S+/g, (word) =>
    word === cue ? `{${word}}` : scope.includes(word) ? `[${word}]` : word,
  );
const a = Array.from({ length: 16 }, (_, i) => `a${i + 1}`);

const gold = [
  sentenceOf(empty, marked(empty, "not", [])),
  sentenceOf(short, marked(short, "no", ["He", "made", "remark"])),
  sentenceOf(long, marked(long, "nor", a)),
];

it.each([
  {
    system: "A",
    scopes: [["we", "part", "here", "If"], ["remark"], a],
    tokens: [81.0, 89.5, 85.0],
    instances: [66.7, 77.8, 71.8],
  },
  {
    system: "B",
    scopes: [[], ["He", "made", "remark"], ["x1", "x2", ...a.slice(0, 10)]],
    tokens: [86.7, 68.4, 76.5],
    instances: [94.4, 87.5, 90.8],
  },
])("system $system", ({ scopes, tokens, instances }) => {
  const scorer = createScorer();
  for (const [i, [words, cue]] of [
    [empty, "not"],
    [short, "no"],
    [long, "nor"],
  ].entries()) {
    scorer.add(gold[i]!, sentenceOf(words!, marked(words!, cue!, scopes[i]!)));
  }
  const { scopeTokensExactCue, nisTok } = scorer.report().measures;
  const rounded = ({ precision, recall, f1 }: typeof nisTok) =>
    [precision, recall, f1].map((x) => Number(x.toFixed(1)));
  expect(rounded(scopeTokensExactCue)).toEqual(tokens);
  expect(rounded(nisTok)).toEqual(instances);
});
