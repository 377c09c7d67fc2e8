import { charClass, DIGIT, HAN, isWordClass, MARK } from "./char-class.js";
import type { Language } from "./language.js";

export interface DetectedLanguage {
  language: Language;
  /** 0 to 1: how far ahead of the next language it is. */
  confidence: number;
}

/** Enough to tell; more text changes nothing. */
const sample = 1_500;
/** Below this it is a guess. */
const sure = 0.3;

type Latin = "en" | "de" | "fr";
const latin: readonly Latin[] = ["en", "de", "fr"];

const stopWords: Readonly<Record<Latin, string>> = {
  en: `the of and to in is that was it for with he as his on be at by this had not are but from or have an they which
    you were her all she there would their we him been has when who will more no if out so said what do did does can
    don't doesn't didn't isn't i my me your its them then than never nothing a nobody none came come went go know think want one about`,
  de: `der die und das den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass
    daß sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr
    durch man sein wurde ich wir ihr du kein keine nichts nie was wenn kann habe ohne mir mich uns niemand nein ja heute hier`,
  fr: `de la le et les des en un du une que est pour qui dans par plus pas au sur ne se ce il sont avec son ont été ou
    aux elle mais comme nous je vous cette tu on sa ses leur y à ça rien jamais personne sans être avait était si a
    c'est n'est n'a j'ai d'un d'une l'on qu'il très bien fait non oui`,
};

/** Letters of one language among the three: ß, ü; ç, è. */
const letters: Readonly<Record<Latin, string>> = { en: "", de: "ßäöüÄÖÜ", fr: "çéèêëàâîïôùûœÇÉÈÊÀ" };

const weights: ReadonlyMap<string, number> = stopWordMasks();
/** Cyrillic letters that Bulgarian does not have: Russian, Ukrainian, Serbian, Macedonian. */
const notBulgarian = new Set("ыэёіїєґђћџљњјѓќѕЫЭЁІЇЄҐЂЋЏЉЊЈЃЌЅ");

/**
 * Which of the five languages a text is in; undefined when it could be another or too little is there to tell.
 *
 * @example
 * detectLanguage("Das habe ich nicht gesagt."); // { language: "de", confidence: 1 }
 */
export function detectLanguage(text: string): DetectedLanguage | undefined {
  const end = Math.min(text.length, sample);
  let han = 0;
  let kana = 0;
  let cyrillic = 0;
  let foreign = 0;
  let latinLetters = 0;
  const points: Record<Latin, number> = { en: 0, de: 0, fr: 0 };
  for (let at = 0; at < end; ) {
    const code = text.charCodeAt(at);
    if (charClass[code] === HAN) han++;
    else if (code >= 0x3040 && code <= 0x30ff) kana++;
    if (!isWordClass(charClass[code]!)) {
      at++;
      continue;
    }
    let last = at;
    for (; last < end && isWordPart(text, last); last++) {
      const letter = text.charCodeAt(last);
      if (letter >= 0x400 && letter <= 0x4ff) {
        cyrillic++;
        if (notBulgarian.has(text[last]!)) foreign++;
      } else if (letter < 0x250) {
        if (charClass[letter] !== DIGIT) latinLetters++;
        if (letter >= 0xc0) addLetter(points, text[last]!);
      } else if (charClass[letter] !== MARK) foreign++;
    }
    if (last - at <= longestStopWord) addWord(points, text.slice(at, last).toLowerCase().replace("’", "'"));
    at = Math.max(last, at + 1);
  }
  const all = 2 * han + kana + cyrillic + latinLetters + foreign;
  if (all === 0) return undefined;
  if (2 * han > all / 2) return kana * 4 > han ? undefined : { language: "zh", confidence: (2 * han) / all };
  if (cyrillic > all / 2)
    return foreign * 50 > cyrillic ? undefined : { language: "bg", confidence: cyrillic / all };
  if (latinLetters <= all / 2) return undefined;
  return best(points);
}

function best(points: Readonly<Record<Latin, number>>): DetectedLanguage | undefined {
  const [first, second] = [...latin].sort((a, b) => points[b] - points[a]);
  const lead = points[first!] - points[second!];
  const confidence = lead / Math.max(points[first!], 1);
  return confidence >= sure ? { language: first!, confidence } : undefined;
}

const longestStopWord = 7;

function isWordPart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    isWordClass(charClass[code]!) ||
    ((code === 0x27 || code === 0x2019) && isWordClass(charClass[text.charCodeAt(at + 1)] ?? 9))
  );
}

function addWord(points: Record<Latin, number>, word: string): void {
  const mask = weights.get(word);
  if (mask === undefined) return;
  for (let i = 0; i < latin.length; i++) if ((mask & (1 << i)) !== 0) points[latin[i]!] += 2;
}

function addLetter(points: Record<Latin, number>, letter: string): void {
  for (const language of latin) if (letters[language].includes(letter)) points[language] += 1;
}

function stopWordMasks(): Map<string, number> {
  const masks = new Map<string, number>();
  latin.forEach((language, i) => {
    for (const word of stopWords[language].split(/\s+/)) masks.set(word, (masks.get(word) ?? 0) | (1 << i));
  });
  return masks;
}
