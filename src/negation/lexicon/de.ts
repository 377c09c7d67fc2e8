import { affixes } from "./de-affixes.js";
import type { CueRow, FalseCueRow, Lexicon, Scheme } from "./row.js";

const implicit = true;
const none: readonly Scheme[] = [];

const cues: readonly CueRow[] = [
  { cue: "nicht", category: "particle", example: "Ich weiß es [nicht]." },
  { cue: "nich|nit|net", category: "particle", schemes: none, implicit, example: "Weiß [nich]." },
  { cue: "nicht mehr|länger", category: "particle", example: "Er kommt [nicht mehr]." },
  {
    cue: "noch|gar|überhaupt|durchaus|absolut nicht",
    category: "particle",
    example: "Das stimmt [gar nicht].",
  },
  { cue: "noch nie|niemals", category: "adverb", example: "Ich war [noch nie] dort." },
  { cue: "gar|überhaupt nichts", category: "pronoun", example: "Er weiß [gar nichts]." },
  {
    cue: "gar|überhaupt kein|keine|keinen|keinem|keiner|keines",
    category: "determiner",
    example: "[gar keine] Zeit",
  },
  {
    cue: "kein|keine|keinen|keinem|keiner|keines|keins|keinerlei",
    category: "determiner",
    example: "Sie hat [keine] Zeit.",
  },
  {
    cue: "keinesfalls|keineswegs|mitnichten|niemals|nie|nimmer|nirgends|nirgendwo|nirgendwohin|nirgendwoher",
    category: "adverb",
    example: "Er kommt [nie].",
  },
  { cue: "auf keinen fall", category: "adverb", example: "[auf keinen Fall]" },
  {
    cue: "nichts|niemand|niemanden|niemandem|niemands|niemandes|nix",
    category: "pronoun",
    example: "[Niemand] kam.",
  },
  { cue: "nein|nee|nö|ne", category: "particle", example: "[Nein], danke." },
  { cue: "ohne", category: "adposition", example: "[ohne] ein Wort" },
  { cue: "weder", category: "conjunction", example: "[weder] du [noch] ich" },
  { cue: "noch", category: "conjunction", bound: true, example: "[weder] du [noch] ich" },
  { cue: "weder … noch", category: "conjunction", example: "[weder] du [noch] ich" },
  { cue: "unfähig|außerstande|außerstand", category: "adjective", example: "Er war [außerstande] zu gehen." },
  { cue: "mangel|mangels an", category: "noun", implicit, example: "[Mangel an] Zeit" },
  { cue: "kaum|schwerlich", category: "adverb", implicit, schemes: none, example: "Ich sah ihn [kaum]." },
  {
    cue: "statt|stattdessen",
    category: "adposition",
    implicit,
    example: "Tee [statt] Wein",
  },
  { cue: "außer|ausgenommen", category: "adposition", implicit, schemes: none, example: "alle [außer] mir" },
  { cue: "abgesehen von", category: "adposition", implicit, schemes: none, example: "[abgesehen von] mir" },
  {
    cue: "fehlt|fehlen|fehlte|fehlten|fehlende|fehlenden|fehlender",
    category: "verb",
    implicit,
    example: "Es [fehlt] Geld.",
  },
  { cue: "weigerte|geweigert|verweigerte", category: "verb", implicit, example: "Er [weigerte] sich." },
  { cue: "abgelehnt|ablehnte|ablehnung", category: "verb", implicit, example: "Sie hat es [abgelehnt]." },
  {
    cue: "vermeiden|vermeidet|vermied|vermieden|verhindern|verhindert",
    category: "verb",
    implicit,
    example: "um es zu [vermeiden]",
  },
  {
    cue: "scheitern|scheitert|scheiterte|gescheitert|versäumt|versäumte",
    category: "verb",
    implicit,
    example: "Der Plan [scheiterte].",
  },
  { cue: "abwesenheit", category: "noun", implicit, schemes: none, example: "in [Abwesenheit] des Chefs" },
];

const falseCues: readonly FalseCueRow[] = [
  {
    not: "[nicht] nur|bloß|allein",
    unless: ["[nicht] nur <punct>|$"],
    example: "nicht nur du, sondern auch ich",
  },
  { not: "[nicht] zuletzt", example: "nicht zuletzt wegen des Regens" },
  { not: "[nicht] wahr ?|,|.", example: "Schön, nicht wahr?" },
  { not: "<punct> [nicht] ?", example: "Schön, nicht?" },
  { not: "[nichts] als", example: "nichts als Ärger" },
  { not: "[nicht] umhin", example: "Ich kam nicht umhin zu lachen." },
  { not: "[ohne] weiteres|zweifel|frage", example: "Das geht ohne weiteres." },
  { not: "[statt] <punct>|$|und|oder|als", example: "Das Spiel findet statt: particle of stattfinden" },
  { not: "[ne]", unless: ["^|<punct> [ne] <punct>|$"], example: "Das ist ne gute Idee: ne for eine" },
];

export const de: Lexicon = { cues, falseCues, affixes, groups: {} };
