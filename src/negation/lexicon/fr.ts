import { affixes } from "./fr-affixes.js";
import type { CueRow, FalseCueRow, Lexicon, Scheme } from "./row.js";

const implicit = true;
const none: readonly Scheme[] = [];

const cues: readonly CueRow[] = [
  { cue: "ne|n'", category: "particle", example: "Je [ne] sais [pas]." },
  { cue: "n '", category: "particle", example: "Il [n '] est [pas] là: tokenised text" },
  { cue: "pas", category: "particle", example: "Je sais [pas]." },
  { cue: "jamais", category: "adverb", example: "Il [ne] vient [jamais]." },
  { cue: "rien", category: "pronoun", example: "[Rien] [ne] va." },
  { cue: "aucun|aucune|aucuns|aucunes", category: "determiner", example: "Il [n']a [aucune] idée." },
  { cue: "nul|nulle", category: "determiner", bound: true, example: "[Nul] [ne] sait." },
  { cue: "nulle part", category: "adverb", example: "Je [ne] le vois [nulle part]." },
  { cue: "nullement|aucunement|guère", category: "adverb", example: "Il [n']est [nullement] fâché." },
  { cue: "personne", category: "pronoun", bound: true, example: "[Personne] [ne] vient." },
  { cue: "plus", category: "adverb", bound: true, example: "Il [ne] vient [plus]." },
  { cue: "point", category: "particle", bound: true, example: "Il [ne] vient [point]." },
  { cue: "non", category: "particle", example: "[Non], merci." },
  { cue: "non pas", category: "particle", example: "[non pas] lui, mais elle" },
  { cue: "ni", category: "conjunction", example: "[ni] toi [ni] moi" },
  { cue: "ni … ni", category: "conjunction", example: "[ni] toi [ni] moi" },
  { cue: "sans", category: "adposition", example: "[sans] un mot" },
  { cue: "pas du tout", category: "particle", example: "[pas du tout]" },
  { cue: "absence|manque|manquent|manquait", category: "noun", implicit, example: "l'[absence] de preuves" },
  {
    cue: "refuse|refusent|refusé|refusée|refusés|refuser|refusait|refusa|refusent|refusaient|refusées|refus",
    category: "verb",
    implicit,
    example: "Elle [refuse] de venir.",
  },
  {
    cue: "empêche|empêchent|empêcher|empêché|évite|éviter|évité",
    category: "verb",
    implicit,
    example: "pour l'[éviter]",
  },
  { cue: "échoue|échouer|échoué|échec|échecs", category: "verb", implicit, example: "Il a [échoué]." },
  {
    cue: "néglige|négliger|négligé|ignore|ignorer|ignoré|ignorent",
    category: "verb",
    implicit,
    example: "Il [néglige] son travail.",
  },
  { cue: "sauf|excepté|hormis", category: "adposition", implicit, example: "tous [sauf] un" },
  { cue: "au lieu de|d'", category: "adposition", implicit, example: "[au lieu de] partir" },
  {
    cue: "plutôt que|qu'",
    category: "adposition",
    implicit,
    example: "hier [plutôt que] demain",
  },
  { cue: "à peine", category: "adverb", implicit, schemes: none, example: "Il était [à peine] parti." },
  { cue: "peu", category: "adverb", implicit, example: "Il mange [peu]." },
];

const falseCues: readonly FalseCueRow[] = [
  { not: "<determiner> [pas]", example: "un pas en avant: a step" },
  {
    not: "premier|premiers|grand|grands|petit|petits|faux|quelques|deux|trois|cent|mille|à|au [pas]",
    example: "ses premiers pas; au pas",
  },
  { not: "[pas] à pas", example: "avancer pas à pas" },
  { not: "pas à [pas]", example: "avancer pas à pas" },
  { not: "[n'] est -ce pas", example: "C'est beau, n'est-ce pas ?" },
  { not: "n' est -ce [pas]", example: "C'est beau, n'est-ce pas ?" },
  {
    not: "<determiner>|une|cette|chaque|quelque|par|première|seule|toute|même|autre|grande|jeune [personne]",
    example: "une personne: a person",
  },
  { not: "à [jamais]", example: "perdu à jamais: for ever" },
  { not: "si [jamais]", example: "si jamais tu viens: ever" },
  { not: "plus|moins que [jamais]", example: "plus que jamais" },
  { not: "un|de|petit [rien]", unless: ["de [rien] <punct>|$"], example: "un rien l'amuse: a trifle" },
  { not: "[rien] que", example: "rien que toi: only" },
  { not: "[non] seulement", example: "non seulement lui, mais elle" },
  { not: "[ne|n'] * pas seulement|uniquement", example: "Ce n'est pas seulement cher: not only" },
  { not: "[pas] seulement|uniquement", example: "Ce n'est pas seulement cher: not only" },
  { not: "[sans] doute|cesse", example: "sans doute: probably; sans cesse: constantly" },
  { not: "avant|moins|peur|crainte que * [ne|n']", example: "avant qu'il ne parte: expletive" },
  { not: "avant|moins|peur|crainte qu' * [ne|n']", example: "à moins qu'il ne pleuve: expletive" },
  { not: "un|quelque|depuis|sous|d'ici|à|si|d'|ici [peu]", example: "un peu de lait: a little" },
  {
    not: "[peu] à|après|avant|près|importe|m'|m’|t'|lui|nous|vous|leur",
    example: "peu à peu, peu importe: gradually, no matter",
  },
  { not: "[n'|ne] importe", example: "n'importe qui: anyone" },
  { not: "<determiner> [point|plus|non]", unless: [], example: "le point; le plus grand; un non clair" },
  { not: "<determiner> [sans]", example: "les sans abri" },
];

export const fr: Lexicon = {
  cues,
  falseCues,
  affixes,
  concord: {
    heads: "ne n' n’ n",
    partners:
      "pas jamais rien aucun aucune aucuns aucunes nul nulle nullement aucunement guère personne plus point ni",
    only: "que qu' qu’",
  },
  groups: {
    determiner: "un le les ce ces cet mon ton son mes tes ses nos vos leurs leur notre votre du des au aux",
  },
};
