import { charClass, DIGIT, HAN, isWordClass, MARK } from "./char-class.js";
import type { Language } from "./language.js";
import { known, latin, letters, notBulgarian, notBulgarianWords, stopWords } from "./lexicon/stop-words.js";

export interface DetectedLanguage {
  language: Language;
  /** 0 to 1: how far ahead of the next language it is. */
  confidence: number;
}

/** Enough to tell; more text changes nothing. */
const sample = 1_500;
/** Below this it is a guess. */
const sure = 0.3;

const weights: ReadonlyMap<string, number> = stopWordMasks();

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
  const points = new Uint16Array(latin.length);
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
        if (notBulgarian.has(text[last]!) || isFinalSoftSign(text, last)) foreign++;
      } else if (letter < 0x250) {
        if (charClass[letter] !== DIGIT) latinLetters++;
        if (letter >= 0xc0) addLetter(points, text[last]!);
      } else if (charClass[letter] !== MARK) foreign++;
    }
    if (last - at <= longestStopWord) {
      const word = text.slice(at, last).toLowerCase().replace("’", "'");
      addWord(points, word);
      if (notBulgarianWords.has(word)) foreign += word.length;
    }
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

/** `points` stand in the order of `latin`, the known languages first. */
function best(points: Uint16Array): DetectedLanguage | undefined {
  const ranked = points.slice(0, known.length).sort().reverse();
  const [most = 0, second = 0] = ranked;
  const language = known[points.indexOf(most)];
  if (language === undefined || points.some((other) => other > most)) return undefined;
  const confidence = (most - second) / Math.max(most, 1);
  return confidence >= sure ? { language, confidence } : undefined;
}

/** Bulgarian has ь before о only; Russian ends words in it. */
function isFinalSoftSign(text: string, at: number): boolean {
  return text.charCodeAt(at) === 0x44c && text.charCodeAt(at + 1) !== 0x43e;
}

const longestStopWord = 7;

function isWordPart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    isWordClass(charClass[code]!) ||
    ((code === 0x27 || code === 0x2019) && isWordClass(charClass[text.charCodeAt(at + 1)] ?? 9))
  );
}

function addWord(points: Uint16Array, word: string): void {
  const mask = weights.get(word);
  if (mask === undefined) return;
  for (let i = 0; i < latin.length; i++) if ((mask & (1 << i)) !== 0) points[i]! += 2;
}

function addLetter(points: Uint16Array, letter: string): void {
  for (let i = 0; i < latin.length; i++) if (letters[latin[i]!]?.includes(letter)) points[i]! += 1;
}

function stopWordMasks(): Map<string, number> {
  const masks = new Map<string, number>();
  latin.forEach((language, i) => {
    for (const word of stopWords[language].split(/\s+/)) masks.set(word, (masks.get(word) ?? 0) | (1 << i));
  });
  return masks;
}
