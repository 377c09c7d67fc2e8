import type { CueRow, Scheme } from "../row.js";

const implicit = true;
const notSfu: readonly Scheme[] = ["cd", "bioscope"];
const onlyCd: readonly Scheme[] = ["cd"];
const onlyBioscope: readonly Scheme[] = ["bioscope"];
const onlySfu: readonly Scheme[] = ["sfu"];
const none: readonly Scheme[] = [];

/**
 * Which scheme has which cue is what its corpus annotates: in CD-SCO train *except* is a cue once in 7 uses,
 * in SFU *nothing* 21 times in 106; a cue is on where it is marked more often than not.
 */
export const cues: readonly CueRow[] = [
  { cue: "not", category: "particle", example: "I do [not] know." },
  { cue: "n't", category: "particle", schemes: notSfu, example: "I do[n't] know." },
  { cue: "<auxiliary> [nt]", category: "particle", schemes: notSfu, example: "I do[nt] know." },
  { cue: "<split> ['t]", category: "particle", example: "I don ['t] know: tokenised text" },
  {
    cue: "<contracted>",
    category: "particle",
    schemes: notSfu,
    part: 3,
    example: "I do[n't] know: left whole",
  },
  { cue: "<squeezed>", category: "particle", schemes: notSfu, part: 2, example: "I do[nt] know: left whole" },
  {
    cue: "<subject> [cant|wont]",
    category: "particle",
    schemes: notSfu,
    part: 2,
    example: "I ca[nt] see; cant and wont are words too",
  },
  { cue: "cannot", category: "particle", schemes: onlyCd, part: 3, example: "I can[not] see: left whole" },
  { cue: "cannot", category: "particle", schemes: ["bioscope", "sfu"], example: "I [cannot] see." },
  { cue: "can not", category: "particle", schemes: onlySfu, glued: true, example: "It [cannot] play." },
  { cue: "can not", category: "particle", schemes: onlyBioscope, example: "It [can not] bind." },
  { cue: "<auxiliary> n't|nt", category: "particle", schemes: onlySfu, example: "I [do n't] know." },
  {
    cue: "<contracted>|<squeezed>|cant|wont",
    category: "particle",
    schemes: onlySfu,
    example: "I [don't] know.",
  },
  { cue: "ain't|aint", category: "particle", schemes: notSfu, part: 3, example: "It ai[n't] so." },
  { cue: "no", category: "determiner", example: "[No] reply came. [No], it did not." },
  { cue: "nope|nah|nay", category: "particle", example: "[Nope], not me." },
  { cue: "never", category: "adverb", example: "She [never] called." },
  { cue: "nothing", category: "pronoun", schemes: notSfu, example: "[Nothing] helps." },
  { cue: "none", category: "pronoun", example: "[None] of them came." },
  { cue: "nobody|no-one|noone", category: "pronoun", schemes: notSfu, example: "[Nobody] came." },
  { cue: "nowhere", category: "adverb", schemes: notSfu, example: "It was [nowhere] to be seen." },
  { cue: "neither", category: "conjunction", example: "[Neither] of us knew." },
  { cue: "nor", category: "conjunction", example: "[Nor] did I." },
  { cue: "neither … nor", category: "conjunction", example: "[neither] you [nor] I" },
  { cue: "without", category: "adposition", example: "[without] a sound" },
  { cue: "by no means", category: "adverb", example: "It was [by no means] easy." },
  { cue: "nothing at all", category: "pronoun", schemes: notSfu, example: "I saw [nothing at all]." },
  { cue: "not at all", category: "adverb", schemes: onlyCd, example: "[Not at all]!" },
  {
    cue: "not for the world",
    category: "adverb",
    schemes: onlyCd,
    example: "I would [not for the world] miss it.",
  },
  { cue: "no longer", category: "adverb", schemes: onlyBioscope, example: "It [no longer] binds." },
  {
    cue: "rather than",
    category: "adposition",
    implicit,
    schemes: onlyBioscope,
    example: "skill [rather than] luck",
  },
  { cue: "instead of", category: "adposition", implicit, schemes: none, example: "tea [instead of] wine" },
  {
    cue: "with the exception of",
    category: "adposition",
    implicit,
    schemes: onlyBioscope,
    example: "all [with the exception of] one",
  },
  {
    cue: "with the notable exception of",
    category: "adposition",
    implicit,
    schemes: onlyBioscope,
    example: "all [with the notable exception of] one",
  },
  { cue: "except", category: "adposition", implicit, schemes: none, example: "all [except] one" },
  { cue: "unable", category: "adjective", schemes: onlyBioscope, example: "They were [unable] to bind." },
  { cue: "absence", category: "noun", implicit, schemes: onlyBioscope, example: "in the [absence] of light" },
  {
    cue: "absent",
    category: "adjective",
    implicit,
    schemes: onlyBioscope,
    example: "It was [absent] from the nucleus.",
  },
  {
    cue: "lack|lacks|lacked|lacking",
    category: "verb",
    implicit,
    schemes: onlyBioscope,
    example: "cells that [lack] it",
  },
  {
    cue: "fail|fails|failed|failing",
    category: "verb",
    implicit,
    schemes: onlyBioscope,
    example: "It [failed] to bind.",
  },
  { cue: "failure", category: "noun", implicit, schemes: onlyBioscope, example: "[failure] to respond" },
  {
    cue: "refuse|refuses|refused|refusing",
    category: "verb",
    implicit,
    schemes: none,
    example: "She [refused] to go.",
  },
  {
    cue: "deny|denies|denied|denying",
    category: "verb",
    implicit,
    schemes: none,
    example: "He [denied] it.",
  },
  {
    cue: "prevent|prevents|prevented|preventing",
    category: "verb",
    implicit,
    schemes: none,
    example: "to [prevent] it",
  },
  {
    cue: "neglect|neglects|neglected|neglecting",
    category: "verb",
    implicit,
    schemes: none,
    example: "He [neglected] to say.",
  },
  {
    cue: "avoid|avoids|avoided|avoiding",
    category: "verb",
    implicit,
    schemes: none,
    example: "They [avoid] it.",
  },
  { cue: "missing", category: "adjective", implicit, schemes: none, example: "A page is [missing]." },
  {
    cue: "on the contrary",
    category: "adverb",
    implicit,
    schemes: none,
    example: "[On the contrary], I agree.",
  },
  {
    cue: "hardly|barely|scarcely",
    category: "adverb",
    implicit,
    schemes: none,
    example: "I could [hardly] see.",
  },
  { cue: "seldom|rarely", category: "adverb", implicit, schemes: none, example: "He [seldom] spoke." },
];

const contractible =
  "ai ca can could dare did do does had has have is are may might must need ought sha should was were wo would";

/** Words that patterns name. */
export const groups: Readonly<Record<string, string>> = {
  auxiliary: `${contractible} will shall`,
  contracted: words(contractible, "n't", "ai can").concat(" didn't din't dosn't"),
  squeezed: words(contractible, "nt", "ai ca can wo need dare may sha ought must might").concat(
    " dont didnt",
  ),
  split: words(contractible, "n", ""),
  be: "is are was were be been being am 's 're 'm",
  have: "have has had having 've",
  subject: "i you he she it we they there this that these those",
};

function words(stems: string, ending: string, except: string): string {
  const left = new Set(except.split(" "));
  return stems
    .split(" ")
    .filter((stem) => !left.has(stem))
    .map((stem) => stem + ending)
    .join(" ");
}
