import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, languages, tokenize } from "./index.js";

/** The tokens, divided by `|`. */
function cut(text: string, language: Language = "en"): string {
  return tokenize(text, language)
    .map((token) => token.text)
    .join("|");
}

describe("tokenize, English", () => {
  it.each([
    // contractions
    ["He can't go.", "He|ca|n't|go|."],
    ["I won't, I don’t, SHE DIDN'T", "I|wo|n't|,|I|do|n’t|,|SHE|DID|N'T"],
    ["They cannot stay", "They|can|not|stay"],
    ["We couldn't've known", "We|could|n't|'ve|known"],
    ["I'm sure you'll say she'd left", "I|'m|sure|you|'ll|say|she|'d|left"],
    ["We're gonna wanna go", "We|'re|gon|na|wan|na|go"],
    ["he dont know, i cant, you wont", "he|do|nt|know|,|i|ca|nt|,|you|wo|nt"],
    ["pious cant, as was his wont", "pious|cant|,|as|was|his|wont"],
    ["the dog's and the dogs' bowls", "the|dog|'s|and|the|dogs|'|bowls"],
    ["at five o'clock, ma'am, said O'Brien", "at|five|o'clock|,|ma'am|,|said|O'Brien"],
    ["get 'em, 'tis the '90s", "get|'em|,|'tis|the|'90s"],
    ["@jane says #no at .5", "@jane|says|#no|at|.5"],
    ["#no @jane", "#no|@jane"],
    [".5 is half", ".5|is|half"],
    // tokenised text comes out as it went in
    ["`` I ca n't , '' said Tom 's son .", "``|I|ca|n't|,|''|said|Tom|'s|son|."],
    // hyphens, dashes, slashes
    ["a well-known self-made man--so he says", "a|well-known|self-made|man|--|so|he|says"],
    ["non-smokers and/or w/o smoke", "non-smokers|and|/|or|w/o|smoke"],
    // periods
    [
      "Mr. Smith of the U.S. met J. R. Doe, Ph.D., at 5 p.m. sharp.",
      "Mr.|Smith|of|the|U.S.|met|J.|R.|Doe|,|Ph.D.|,|at|5|p.m.|sharp|.",
    ],
    ["No. 5 is free. No. It is I.", "No.|5|is|free|.|No|.|It|is|I|."],
    ["tea, e.g. green, etc.", "tea|,|e.g.|green|,|etc."],
    ["It was great.The end", "It|was|great|.|The|end"],
    ["Wait... what?!", "Wait|...|what|?!"],
    ["1. First", "1.|First"],
    // numbers, addresses, signs
    ["$1,234.50 is .5% at 10:30 on 11/28", "$|1,234.50|is|.5|%|at|10:30|on|11/28"],
    [
      "See https://example.org/a?b=c(d), or www.example.org.",
      "See|https://example.org/a?b=c(d|)|,|or|www.example.org|.",
    ],
    ["Mail jane.doe@example.org, not readme.txt!", "Mail|jane.doe@example.org|,|not|readme.txt|!"],
    ["**Not** _never_ foo_bar", "**|Not|**|_|never|_|foo_bar"],
    ["AT&T (R&D) #fun @you", "AT&T|(|R&D|)|#fun|@you"],
    ["fine :-) ok ;) yes :D", "fine|:-)|ok|;)|yes|:D"],
    ['"No," she said. “Never.”', '"|No|,|"|she|said|.|“|Never|.|”'],
    ["no👩‍👩‍👧no 👍🏽🇧🇬 ❤️1️⃣", "no|👩‍👩‍👧|no|👍🏽|🇧🇬|❤️|1️⃣"],
    ["", ""],
  ])("%s", (text, tokens) => {
    expect(cut(text)).toBe(tokens);
  });
});

describe("tokenize, other languages", () => {
  it.each<[Language, string, string]>([
    ["fr", "Je n'ai pas vu l'homme qu'elle aime.", "Je|n'|ai|pas|vu|l'|homme|qu'|elle|aime|."],
    [
      "fr",
      "Aujourd’hui, n’y a-t-il rien ? Est-ce vrai ?",
      "Aujourd’hui|,|n’|y|a|-t-il|rien|?|Est|-ce|vrai|?",
    ],
    ["fr", "Donne-le-moi, dit-il.", "Donne|-le|-moi|,|dit|-il|."],
    ["fr", "C'est-à-dire un rendez-vous av. J.-C.", "C'est-à-dire|un|rendez-vous|av.|J.-C."],
    [
      "de",
      "Das geht's am 3. Mai im 18. Jahrhundert nicht.",
      "Das|geht|'s|am|3.|Mai|im|18.|Jahrhundert|nicht|.",
    ],
    ["de", "Ist's z. B. so, d. h. nie?", "Ist|'s|z.|B.|so|,|d.|h.|nie|?"],
    ["de", "z.B. Dr. Meier bzw. Peter's Nicht-Raucher", "z.B.|Dr.|Meier|bzw.|Peter's|Nicht-Raucher"],
    [
      "bg",
      "Не знам, по-добре е през 1990 г. да няма „нищо“.",
      "Не|знам|,|по-добре|е|през|1990|г.|да|няма|„|нищо|“|.",
    ],
    ["zh", "他没有来,不是吗?非常好。", "他|没有|来|,|不是|吗|?|非常|好|。"],
    ["zh", "我不得不去了……在2008年", "我|不得不|去|了|……|在|2008|年"],
  ])("%s: %s", (language, text, tokens) => {
    expect(cut(text, language)).toBe(tokens);
  });
});

it("names the languages when it does not know one", () => {
  expect(() => tokenize("Nej.", "da" as Language)).toThrow(
    "unknown language da; choose one of en, de, fr, bg, zh [L401]",
  );
});

describe("tokenize, any text", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    fc.string({
      unit: fc.constantFrom(
        "a",
        "I",
        "n't",
        "'",
        "’",
        "-",
        ".",
        " ",
        "1",
        ",",
        "/",
        ":",
        ")",
        "\n",
        "é",
        "不",
        "\ud83d",
        "\u200d",
        "😀",
        "@",
        "www.",
        "http://",
      ),
    }),
  );

  it.each(languages)("keeps its offsets and loses nothing but blanks: %s", (language) => {
    fc.assert(
      fc.property(anyText, (text) => {
        let at = 0;
        for (const token of tokenize(text, language)) {
          expect(token.end).toBeGreaterThan(token.start);
          expect(text.slice(token.start, token.end)).toBe(token.text);
          expect(tokenize(text.slice(at, token.start), language)).toEqual([]);
          at = token.end;
        }
        expect(tokenize(text.slice(at), language)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
