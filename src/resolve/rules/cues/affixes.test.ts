import { describe, expect, it } from "vitest";
import { textOf } from "../../../text/span.js";
import { tokenize } from "../../../text/tokenize.js";
import { findCues } from "./index.js";

const affixOf = (word: string, language: "en" | "de" | "fr" | "bg") =>
  findCues(tokenize(word, language), word, { language }).map(({ spans }) => textOf(word, spans))[0];

const words = (list: string) => list.trim().split(/\s+/);

describe("English affixes that negate", () => {
  it.each(
    words(`un|happy un|able un|usual un|known un|seen un|fair un|fit un|well un|born un|kempt un|brushed un|shaven
      un|burned un|doubtedly un|canny un|precedented un|wavering un|imaginative un|interesting un|identified un|like
      un|employment un|truth un|ease un|slept un|-American in|visible in|frequent in|advertently
      in|explicable in|accuracies in|surmountable in|terminable in|experienced in|sane im|possible im|patience
      im|proper im|prudent il|legal il|logical ir|regular ir|resolute ir|reproachable dis|like dis|satisfied
      dis|pleasure dis|honest dis|connected dis|agree non|existent non|-smoker non|linear`).map(
      (row) => row.split("|") as [string, string],
    ),
  )("%s|%s", (affix, rest) => expect(affixOf(affix + rest, "en")).toBe(affix));

  it.each(
    words(
      "care|less hope|less|ly breath|less|ness wind|less sap|less god|less use|less motion|less fear|less",
    ),
  )("%s", (row) => expect(affixOf(row.replaceAll("|", ""), "en")).toBe("less"));
});

describe("English words that only look so", () => {
  it.each(
    words(`under understand understood until unless uncle unique unit united universe university uniform unanimous
      undulating unto unction unfold unfolded unlock unlocked undo undoing uncover unveiled unpacked unrolled unleashed
      underworked island indeed inform information invent important impress impression imagine image immediate
      immense impact improve inside income increase industry inspector instant intent intense interest invest
      invaluable indifferent inhabitants initial injury inn inquiry insist instead invite illness illustrate iron
      irritable discover disappear disappointed disaster disk discuss disease disguise dismay distance district
      disturb display disarmed nonsense nonce nonetheless nonchalant bless less lesson reckless ruthless doubtless
      regardless nevertheless`),
  )("%s", (word) => expect(affixOf(word, "en")).toBeUndefined());
});

describe("other languages", () => {
  it.each([
    ["unmöglich", "de", "un"],
    ["Unsicherheit", "de", "Un"],
    ["uninteressant", "de", "un"],
    ["sinnlose", "de", "los"],
    ["Arbeitslosigkeit", "de", "los"],
    ["irrelevant", "de", "ir"],
    ["Nichtraucher", "de", "Nicht"],
    ["incapable", "fr", "in"],
    ["impossible", "fr", "im"],
    ["illégale", "fr", "il"],
    ["irrégulier", "fr", "ir"],
    ["non-fumeur", "fr", "non-"],
    ["sans-abri", "fr", "sans-"],
    ["невъзможно", "bg", "не"],
    ["необичайно", "bg", "не"],
    ["безсилен", "bg", "без"],
  ] as const)("%s (%s): %s", (word, language, affix) => expect(affixOf(word, language)).toBe(affix));

  it.each([
    ["unter", "de"],
    ["unterstützen", "de"],
    ["unser", "de"],
    ["Union", "de"],
    ["ungefähr", "de"],
    ["Unfall", "de"],
    ["ohnehin", "de"],
    ["zweifellos", "de"],
    ["verlosen", "de"],
    ["information", "fr"],
    ["inviter", "fr"],
    ["important", "fr"],
    ["intelligible", "fr"],
    ["небето", "bg"],
    ["неговата", "bg"],
    ["нещо", "bg"],
    ["неделя", "bg"],
    ["необходимо", "bg"],
    ["немски", "bg"],
    ["безопасност", "bg"],
    ["Xİxxless", "en"],
  ] as const)("%s (%s) has none", (word, language) => expect(affixOf(word, language)).toBeUndefined());
});
