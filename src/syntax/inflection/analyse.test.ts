import { describe, expect, it } from "vitest";
import { analyseVerb } from "./analyse.js";

/** form -> lemmas, most likely first; only those named need be there. */
const lemmaRows = `
hoping -> hope
hopping -> hop
planed -> plane
planned -> plan
staring -> stare
starring -> star
visited -> visit
invited -> invite
created -> create
treated -> treat
changed -> change
hanged -> hang
belonged -> belong
cringed -> cringe
tasted -> taste
lasted -> last
wasted -> waste
contrasted -> contrast
developed -> develop
escaped -> escape
telephoned -> telephone
siphoned -> siphon
mentioned -> mention
postponed -> postpone
ignored -> ignore
honored -> honor
measured -> measure
murmured -> murmur
compared -> compare
collared -> collar
interfered -> interfere
offered -> offer
completed -> complete
targeted -> target
promoted -> promote
pivoted -> pivot
imagined -> imagine
margined -> margin
assumed -> assume
welcomed -> welcome
blossomed -> blossom
handled -> handle
curled -> curl
breathed -> breathe
required -> require
caused -> cause
focused -> focus
passed -> pass
gassed -> gas
organised -> organise
organized -> organize
waltzed -> waltz
quizzed -> quiz
buzzed -> buzz
controlled -> control
called -> call
travelled -> travel
traveled -> travel
installed -> install
signalled -> signal
panicked -> panic
kicked -> kick
added -> add
erring -> err
putting -> put
boycotted -> boycott
died -> die
dying -> die
tied -> tie
tried -> try
skied -> ski
dyed -> dye
dyeing -> dye
eyed -> eye
owed -> owe
ages -> age
goes -> go
toes -> toe
echoes -> echo
caches -> cache
teaches -> teach
uses -> use
closes -> close
freezes -> freeze
lies -> lie
flies -> fly
embed -> embed
need -> need
feed -> feed
freed -> free
agreed -> agree
exceed -> exceed
focus -> focus
ping -> ping
bring -> bring
missing -> miss
resting -> rest
present -> present
resent -> resent resend
rebound -> rebound rebind
found -> find found
left -> leave
saw -> see saw
fell -> fall fell
bore -> bear bore
lay -> lay lie
rent -> rent rend
wound -> wind wound
was -> be
's -> be have
’s -> be have
'd -> have would
'll -> will shall
've -> have
wo -> will
wilt -> will wilt
got -> get
might -> might
gon -> go
ai -> be have
hath -> have
understood -> understand
overtaken -> overtake
forgot -> forget
underwent -> undergo
co-starred -> co-star
walkin' -> walk
dm'd -> dm
Googled -> google
WENT -> go
`;

describe("lemmas of a form", () => {
  it.each(lemmaRows.trim().split("\n"))("%s", (row) => {
    const [form = "", lemmas = ""] = row.split(" -> ");
    const expected = lemmas.split(" ");
    expect(
      analyseVerb(form)
        .map(({ lemma }) => lemma)
        .slice(0, expected.length),
    ).toEqual(expected);
  });
});

describe("readings", () => {
  it.each([
    [
      "found",
      [
        { lemma: "find", tags: ["VBD", "VBN"] },
        { lemma: "found", tags: ["VB", "VBP"] },
      ],
    ],
    ["cut", [{ lemma: "cut", tags: ["VB", "VBP", "VBD", "VBN"] }]],
    ["became", [{ lemma: "become", tags: ["VBD"] }]],
    ["is", [{ lemma: "be", tags: ["VBZ"] }]],
    ["'re", [{ lemma: "be", tags: ["VBP"] }]],
    ["won't", [{ lemma: "will", tags: ["MD"], negated: true }]],
    ["can’t", [{ lemma: "can", tags: ["MD"], negated: true }]],
    ["cannot", [{ lemma: "can", tags: ["MD"], negated: true }]],
    ["needn't", [{ lemma: "need", tags: ["MD"], negated: true }]],
    ["isn't", [{ lemma: "be", tags: ["VBZ"], negated: true }]],
    ["didn't", [{ lemma: "do", tags: ["VBD"], negated: true }]],
    ["", []],
  ])("%s", (form, readings) => {
    expect(analyseVerb(form)).toEqual(readings);
  });

  it("reads ain't as be or have", () => {
    expect(analyseVerb("ain't")).toEqual([
      { lemma: "be", tags: ["VBZ", "VBP"], negated: true },
      { lemma: "have", tags: ["VBZ", "VBP"], negated: true },
    ]);
  });
});
