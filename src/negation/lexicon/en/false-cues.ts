import type { FalseCueRow, Scheme } from "../row.js";

const cd: readonly Scheme[] = ["cd"];
/** SFU marks *not only*, *not to mention* and *whether or not* like any other *not*. */
const notSfu: readonly Scheme[] = ["cd", "bioscope"];

/** Derived from what CD-SCO train leaves unmarked; checked on its dev part. */
export const falseCues: readonly FalseCueRow[] = [
  // Fixed expressions that assert
  {
    not: "[no] doubt",
    unless: [
      "[no] doubt that|about|of|whatever|whatsoever",
      "[no] doubt as|at to|all",
      "<have> [no] doubt <punct>|$",
      "there <be> [no] doubt",
      "there can|could be [no] doubt",
      "be [no] doubt",
    ],
    example: "He is no doubt a friend; but: I have [no] doubt that he is.",
  },
  { not: "[nothing] but", example: "He talks of nothing but art." },
  { not: "[nothing] if not", example: "She is nothing if not patient." },
  { not: "[not] only", schemes: notSfu, example: "not only you but your wife" },
  { not: "[none] other than", example: "It was none other than the king." },
  { not: "[none] the less", example: "He was none the less happy." },
  { not: "[not] to mention", schemes: notSfu, example: "the cost, not to mention the time" },
  { not: "[nothing] short of", example: "It was nothing short of a miracle." },
  { not: "to say [nothing] of", example: "to say nothing of the dog" },
  { not: "[no] sooner", example: "No sooner had he sat down than it rang." },
  { not: "[not] until", schemes: notSfu, example: "It was not until later that I knew." },
  { not: "can|could [not] but", schemes: notSfu, example: "I could not but smile." },
  { not: "can|could|ca [not|n't] help but|~ing", example: "I could not help asking." },
  { not: "[never] anything but", example: "I was never anything but a tool." },
  { not: "[without] more|further|much ado", example: "without more ado" },
  { not: "[without] doubt|question|fail", example: "He is without doubt the best." },
  { not: "for [nothing] .|!|?|$", schemes: cd, example: "I have not waited for nothing." },
  { not: "like|likely as [not]", schemes: notSfu, example: "A joke, as likely as not." },
  { not: "than [not] <punct>|$", schemes: notSfu, example: "It helps more often than not." },
  { not: "but [not] least", schemes: notSfu, example: "last but not least, the dog" },
  {
    not: "[no] matter what|how|who|where|when|which|why|whether|if",
    schemes: cd,
    example: "No matter what he says, I go: whatever he says",
  },
  { not: "whether or [not]", schemes: notSfu, example: "whether or not he is at home" },
  { not: "or [not] <punct>|$", schemes: notSfu, example: "whether he is at home or not" },
  // Questions that expect a yes
  {
    not: "<punct> <auxiliary> <subject> [not] <punct>",
    schemes: notSfu,
    example: "It is natural, is it not?",
  },
  { not: "<punct> <auxiliary> [n't] <subject> ?|,", example: "It is cold, isn't it?" },
  { not: "!why <auxiliary> [n't] <subject> …?", schemes: cd, example: "Don't you see it now?" },
  { not: "why [not] ?|$", schemes: notSfu, example: "Why not?" },
  { not: "why [not]", schemes: cd, example: "Why not ask him?" },
  // No. as an abbreviation, no as a quotation
  { not: "[no]", capitals: true, schemes: ["bioscope"], example: "inhibits NO synthesis: nitric oxide" },
  {
    not: "[not] known|clear|understood|evident|elucidated|excluded",
    schemes: ["bioscope"],
    example: "Its role is not known: speculation there",
  },
  {
    not: "[not] yet|fully|well|completely|entirely|been known|clear|understood|elucidated|determined",
    schemes: ["bioscope"],
    example: "not yet clear: speculation there",
  },
  { not: "``|'|`|\" [no] ''|'|\"", schemes: cd, example: 'I heard the "No".' },
];
