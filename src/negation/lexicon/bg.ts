import { affixes } from "./bg-affixes.js";
import type { CueRow, FalseCueRow, Lexicon, Scheme } from "./row.js";

const implicit = true;
const none: readonly Scheme[] = [];
/** *нямам* "not have" in all its forms; *няма да* is the negative future. */
const haveNot =
  "няма|нямам|нямаш|нямаме|нямате|нямат|нямах|нямаше|нямахме|нямахте|нямаха|нямал|нямала|нямало|нямали|нямащ|нямайки|няма";

const cues: readonly CueRow[] = [
  { cue: "не", category: "particle", example: "[Не] знам." },
  { cue: haveNot, category: "verb", example: "[Няма] време." },
  { cue: "недей|недейте|недейде", category: "verb", example: "[Недей] да плачеш." },
  { cue: "никога|никъде|никак|никога", category: "adverb", example: "[Никога] [не] идва." },
  { cue: "никой|никого|никому|никоя|никое|никои|нищо", category: "pronoun", example: "[Никой] [не] дойде." },
  {
    cue: "никакъв|никаква|никакво|никакви|никакъвто",
    category: "determiner",
    example: "[няма] [никакви] пари",
  },
  { cue: "по никакъв начин", category: "adverb", example: "[по никакъв начин]" },
  { cue: "нито", category: "conjunction", example: "[нито] ти, [нито] аз" },
  { cue: "нито … нито", category: "conjunction", example: "[нито] ти, [нито] аз" },
  { cue: "без", category: "adposition", example: "[без] дума" },
  { cue: "липса|липсата|отсъствие|отсъствието", category: "noun", implicit, example: "[липса] на време" },
  { cue: "липсва|липсват|липсваше|липсваха", category: "verb", implicit, example: "[Липсва] време." },
  {
    cue: "отказа|отказва|отказал|отказала|отказали|отказват|отказваше|отказах|отказаха|отхвърли|отхвърля|отхвърлиха",
    category: "verb",
    implicit,
    example: "Тя [отказа].",
  },
  {
    cue: "провали|провалят|проваля|провалиха|провал",
    category: "verb",
    implicit,
    example: "Планът се [провали].",
  },
  { cue: "избегне|избягва|предотврати|предотвратим", category: "verb", implicit, example: "за да [избегне]" },
  { cue: "освен", category: "adposition", implicit, example: "всички [освен] мен" },
  { cue: "вместо", category: "adposition", implicit, example: "чай [вместо] вино" },
  { cue: "едва", category: "adverb", implicit, schemes: none, example: "[едва] виждам" },
];

const falseCues: readonly FalseCueRow[] = [
  { not: "[не] само", example: "не само ти, но и аз" },
  { not: "[не] че", example: "не че искам" },
  { not: "[без] съмнение", example: "без съмнение е той" },
  { not: "[нищо] че", example: "нищо че вали: although" },
];

export const bg: Lexicon = {
  cues,
  falseCues,
  affixes,
  concord: {
    heads: `не ${haveNot.replaceAll("|", " ")} недей недейте без`,
    partners:
      "никога никъде никак никой никого никому никоя никое никои нищо никакъв никаква никакво никакви по нито",
  },
  groups: {},
};
