import { describe, expect, it } from "vitest";
import { textOf } from "../../../text/span.js";
import { resolve } from "../../resolve.js";

/** Sentence and the focus of its first negation; the first three as in Morante and Blanco (2012), (3)–(5). */
const rows: readonly (readonly [sentence: string, focus: string, why: string])[] = [
  ["Even if that deal isn't revived, NBC hopes to find another.", "revived", "verb"],
  ["A decision isn't expected until some time next year.", "until some time next year", "time"],
  [
    'It told the SEC it couldn\'t provide statements by the end of May "without unreasonable burden or expense".',
    "without unreasonable burden or expense",
    "manner",
  ],
  ["The office did not open the archive until 1996.", "until 1996", "time"],
  ["She does not work on Sundays.", "on Sundays", "time"],
  ["I have not finished yet.", "yet", "time"],
  ["He did not speak slowly.", "slowly", "manner"],
  ["He was not born in Paris.", "in Paris", "place"],
  ["They did not entirely agree.", "entirely", "degree"],
  ["He is not very tall.", "very tall", "degree"],
  ["I do not always walk.", "always", "frequency"],
  ["Not all the guests stayed.", "all", "quantifier"],
  ["Not every child laughed.", "every child", "quantifier"],
  ["He did not buy the book but the pen.", "the book", "contrast"],
  ["She is his wife and not his sister.", "his sister", "contrast"],
  ["We did not see him.", "him", "argument"],
  ["I don't believe that he is honest.", "that he is honest", "argument"],
  ["They don't want to leave.", "to leave", "argument"],
  ["I have no money.", "money", "argument"],
  ["She did not cry.", "cry", "verb"],
  ["He did not smile or speak.", "smile or speak", "coordinated verbs"],
  ["By no means is this the end.", "the end", "behind an inverted subject"],
  ["The change was not significant (p > 0.05).", "significant (p > 0.05)", "brackets stay whole"],
  ["He is unhappy.", "happy", "affix"],
  ["No, sir.", "", "nothing is denied"],
];

describe("focus", () => {
  it.each(rows)("%s -> %s (%s)", (text, focus) => {
    const [sentence] = resolve(text, { language: "en" });
    expect(textOf(sentence!.text, sentence!.negations[0]!.focus)).toBe(focus);
  });
});
