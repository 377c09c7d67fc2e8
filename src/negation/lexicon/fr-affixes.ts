import type { AffixRow } from "./affix.js";

const prefix = { position: "prefix", unlisted: "never" } as const;

/** Stems whose rest is a word in use; -able and -ible words are listed too, for intelligible, inoubliable differ. */
export const affixes: readonly AffixRow[] = [
  {
    affix: "in",
    ...prefix,
    rest: 4,
    negating: `inabord inaccept inaccess inaccompli inaccoutum inachev inactif inactive inadapt inadéqu inadmiss inadvert inalién
      inaltér inanimé inaperç inapplic inapproch inappropri inapt inarticul inattaqu inatten inaudib incalcul incapab incapac incassab
      incertain incertitud inchang incivil incohér incolor incomb incommensur incompar incompat incompét incomplet incomplèt
      incompré incompris inconc inconcev inconduite inconfort inconnu inconsci inconséq inconsid inconsist inconsol inconst
      incontest incontourn incontrôl inconven incorrect incorrig incorrupt incrédul increv incroy incult incurab indéc indéchiff
      indéf indélicat indemne$ indéniab indescrip indésirab indestruct indétermin indiffér indigest indigne indirect indiscernab indiscipl
      indiscret indiscrèt indiscrétion indiscut indispensab indispon indissoci indistinct indivis indocil indolor indubitab inefficac inégal
      inélég inéligib inéluctab inemploy inépuis inéquit inespér inestim inévitab inexact inexcus inexist inexpériment
      inexplic inexploit inexplor inexprim inextric infaillib infaisab infatig infécond infertil infidèl infidél infond infranchiss infréq
      infructu inhabité inhabituel inhospital inhumain inimagin inimit inintelligib inintéress ininterromp injust insalub insatiab
      insatisf inséparab insécur insens insignif insolub insolvab insoup insouci insouten instab insubord insuff insupport insurmont
      insuppor insoluble intangib intarissab intempes intempor intenab intermin intolér intouchab introuv inusité inutil invaincu invalid
      invariab invinc inviol invisib involont invraisem invulnér`,
    example: "in|capable, in|connu; inviter, information",
  },
  {
    affix: "im",
    ...prefix,
    rest: 4,
    negating: `imbatt imbuv immatéri immatur immobil$ immobile immobilité immodér immor immortel immuab immanquab impard imparfait
      impartial impatien impénétr impens impercept imperfect imperméab impersonnel impertinen imperturb impie impitoy 
      implacab impoli impond impopulair impossib imprat imprécis imprévis imprévoy imprévu improb improduct imprononç impropre imprud impudiq impuiss
      impun impur$ impure impurs impureté`,
    example: "im|possible; important, immense",
  },
  {
    affix: "il",
    ...prefix,
    rest: 4,
    negating: "illégal illégit illettr illicit illimit illisib illogi",
    example: "il|légal; illustrer",
  },
  {
    affix: "ir",
    ...prefix,
    rest: 4,
    negating:
      "irrat irréal irréc irréd irréel irréfl irréfu irrégul irrélig irrempl irrémé irrépar irrépro irrésist irrésol irrespect irrespir irrespons irréver irrévo",
    example: "ir|régulier; irriter",
  },
  {
    affix: "mal",
    ...prefix,
    rest: 4,
    negating: "malheureu malhonn malchanc malsain malaisé",
    example: "mal|heureux; malgré",
  },
  { affix: "non-", position: "prefix", rest: 3, unlisted: "always", example: "non-|fumeur" },
  { affix: "sans-", position: "prefix", rest: 3, unlisted: "always", example: "sans-|abri" },
];
