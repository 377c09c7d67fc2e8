export const known = ["en", "de", "fr"] as const;
/** Not resolved: they keep their texts from being taken for one that is, as *no* is Spanish, too. */
const others = ["es", "it", "pt", "nl", "scandinavian", "pl"] as const;
export const latin = [...known, ...others] as const;
export type Latin = (typeof latin)[number];

export const stopWords: Readonly<Record<Latin, string>> = {
  en: `the of and to in is that was it for with he as his on be at by this had not are but from or have an they which
    you were her all she there would their we him been has when who will more no if out so said what do did does can
    don't doesn't didn't isn't i my me your its them then than never nothing a nobody none came come went go know think want one about`,
  de: `der die und das den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass
    daß sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr
    durch man sein wurde ich wir ihr du kein keine nichts nie was wenn kann habe ohne mir mich uns niemand nein ja heute hier`,
  fr: `de la le et les des en un du une que est pour qui dans par plus pas au sur ne se ce il sont avec son ont été ou
    aux elle mais comme nous je vous cette tu on sa ses leur y à ça rien jamais personne sans être avait était si a
    c'est n'est n'a j'ai d'un d'une l'on qu'il très bien fait non oui aucun aucune`,
  es: `de la el los las y en un una que es por para con no se lo su como más pero muy sin nada nadie nunca tengo está yo
    hay eso esto mi me te al del son ser fue sé`,
  it: `di il la lo gli e è un una che per con non si come più ma sono ho hai ha niente nessuno mai mi ti ci del della nel
    questo questa molto so cosa`,
  pt: `de o a os as e é um uma que por para com não se do da no na em mais mas muito sem nada nunca eu ele ela isso meu`,
  nl: `de het een en van in is dat op te niet met voor zijn er aan ook als maar bij geen niets ik jij hij wij je weet om`,
  scandinavian: `och i att det är en ett på som inte för med jag har av den til ikke er og at der af ikkje ingen men
    han hun vi du var sant vet`,
  pl: `nie i w na z się to do że jest co jak o po ale za ten ta nic nikt mnie już tak być wiem`,
};

/** Letters that tell: ß, ü; ç, è; ñ. */
export const letters: Readonly<Partial<Record<Latin, string>>> = {
  de: "ßäöüÄÖÜ",
  fr: "çéèêëàâîïôùûœÇÉÈÊÀ",
  es: "ñáíóúÑ",
  it: "àèìòù",
  pt: "ãõçáíóú",
  scandinavian: "åøæäöÅØÆ",
  pl: "łąęśżźćńóŁŚŻ",
};

/** Cyrillic letters that Bulgarian does not have: Russian, Ukrainian, Serbian, Macedonian. */
export const notBulgarian: ReadonlySet<string> = new Set("ыэёіїєґђћџљњјѓќѕЫЭЁІЇЄҐЂЋЏЉЊЈЃЌЅ");
/** Their words without such letters. */
export const notBulgarianWords: ReadonlySet<string> = new Set(
  "он она оно они что его ее нет меня тебя если где уже когда так вот только нико ништа шта".split(" "),
);
