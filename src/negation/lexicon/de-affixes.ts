import type { AffixRow } from "./affix.js";

/** Inflected endings of *-los*: arbeitslose, sinnlosigkeit. */
const inflected = ["e", "en", "er", "es", "em", "igkeit", "erweise", "este", "esten"];

export const affixes: readonly AffixRow[] = [
  {
    affix: "un",
    position: "prefix",
    rest: 4,
    unlisted: "always",
    negating:
      "unint uninf uninsp unansehn undank undenk undeut undefin undurch undicht undiff undiszi unduld",
    innocent: `unter unten uns$ unser unsr und uni ungar ungefähr ungeachtet
      unfall unfäl unbedingt unmittelbar unlängst unwetter unmenge unsumm unkosten unkraut ungetüm ungeziefer unfug
      unwesen untat unhold unverzüglich ungemein unentwegt unweit unweiger unze unzen unke unke unabhängig unverzagt
      ungestüm unband unbänd unheil unrat ungeheuer unterm untreff unesco until unto unless unzähl unf$ unbeholf unausweichl
      unverbesserl unwiederbring unversehrt unangetast unerschrock unnachahm unmerklich`,
    example: "un|möglich, Un|sicherheit; unter, ungefähr, Unfall",
  },
  {
    affix: "los",
    position: "suffix",
    rest: 3,
    unlisted: "always",
    endings: inflected,
    innocent: `zweifellos verlos auslos los vorlos ablos anlos schlos pelos carlos barbados kolos angelos amarillos erlos
      galapagos kilos kostenlos tadellos zahllos apollos tuberkulos zellulos nitrozellulos cellulos laktos trelos`,
    example: "arbeits|los, sinn|lose; zweifellos, verlosen",
  },
  {
    affix: "in",
    position: "prefix",
    rest: 5,
    unlisted: "never",
    negating:
      "inakzept inaktiv indiskre indiskut ineffe ineffiz inexist inhuman inkomp inkonseq inkonsist inkorrekt instabil intoler invalid$",
    example: "in|akzeptabel; international",
  },
  {
    affix: "im",
    position: "prefix",
    rest: 5,
    unlisted: "never",
    negating: "immateri immobil$ impoten",
    example: "im|materiell; importieren",
  },
  {
    affix: "il",
    position: "prefix",
    rest: 5,
    unlisted: "never",
    negating: "illegal illegitim illoyal",
    example: "il|legal; Illusion",
  },
  {
    affix: "ir",
    position: "prefix",
    rest: 5,
    unlisted: "never",
    negating: "irrational irreal irregul irrelevan irreparab irreversib",
    example: "ir|relevant; irren",
  },
  {
    affix: "nicht",
    position: "prefix",
    rest: 4,
    unlisted: "always",
    innocent: "nichts nichte",
    example: "Nicht|raucher, nicht|-staatlich; nichts",
  },
];
