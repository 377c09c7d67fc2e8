/**
 * Sentences and tokens of `litotes` against treebanks, beside Intl.Segmenter in the same run, and speed.
 * Run: npx tsx bench/sentences.ts [--part train|dev]
 */
import { type Language, type Span, splitSentences, tokenize } from "../src/text/index.js";
import { readCdSco } from "./cd-sco-text.js";
import { add, format, type Tally, tally } from "./f1.js";
import { readTreebank, type TreebankDocument } from "./treebank.js";

const treebanks: readonly (readonly [name: string, language: Language])[] = [
  ["en_ewt", "en"],
  ["en_gum", "en"],
  ["de_gsd", "de"],
  ["fr_gsd", "fr"],
  ["bg_btb", "bg"],
  ["zh_gsdsimp", "zh"],
];

const part = process.argv.includes("--part")
  ? (process.argv[process.argv.indexOf("--part") + 1] ?? "dev")
  : "dev";

function intlSentences(text: string, language: Language): Span[] {
  const spans: Span[] = [];
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    const end = index + segment.trimEnd().length;
    if (end > index) spans.push({ start: index + segment.length - segment.trimStart().length, end });
  }
  return spans;
}

/** Each document's sentences joined by one blank: line ends, the easiest clue, are gone. */
function joined(document: TreebankDocument): { text: string; gold: Span[] } {
  const gold: Span[] = [];
  let text = "";
  for (const sentence of document) {
    if (text !== "") text += " ";
    gold.push({ start: text.length, end: text.length + sentence.text.length });
    text += sentence.text;
  }
  return { text, gold };
}

function sum(tallies: readonly Tally[]): string {
  return format(tallies.reduce(add, { gold: 0, found: 0, right: 0 }));
}

const onlyEnds = (spans: readonly Span[]): Span[] => spans.map(({ end }) => ({ start: 0, end }));

function quality(name: string, language: Language): void {
  const documents = readTreebank(name, part);
  if (documents === undefined) {
    console.log(`${name} ${part}: skipped, ../shared is absent or has no such part`);
    return;
  }
  const texts = documents.map(joined);
  for (const [system, split] of [
    ["litotes", splitSentences],
    ["Intl.Segmenter", intlSentences],
  ] as const) {
    const pairs = texts.map(({ text, gold }) => [gold, split(text, language)] as const);
    const ends = sum(pairs.map(([gold, found]) => tally(onlyEnds(gold), onlyEnds(found))));
    const spans = sum(pairs.map(([gold, found]) => tally(gold, found)));
    console.log(`${name} ${part}  ${system.padEnd(14)}  sentence ends ${ends}   spans ${spans}`);
  }
  const words = documents.flat().map((sentence) => tally(sentence.words, tokenize(sentence.text, language)));
  console.log(`${name} ${part}  ${"litotes".padEnd(14)}  tokens ${sum(words)}`);
}

function speed(texts: readonly string[], characters: number): void {
  const systems: readonly (readonly [name: string, run: (text: string) => unknown])[] = [
    ["split", (text) => splitSentences(text)],
    ["tokenise", (text) => tokenize(text)],
    [
      "split + tokenise",
      (text) => splitSentences(text).map(({ start, end }) => tokenize(text.slice(start, end))),
    ],
    ["Intl.Segmenter, sentences", (text) => intlSentences(text, "en")],
  ];
  for (const [name, run] of systems) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 12; round++) {
      const begin = performance.now();
      for (const text of texts) run(text);
      best = Math.min(best, performance.now() - begin);
    }
    const rate = `${(texts.length / best).toFixed(0)} thousand sentences/s`;
    console.log(`${name.padEnd(26)}${rate}, ${(characters / best / 1000).toFixed(1)} million characters/s`);
  }
}

for (const [name, language] of treebanks) quality(name, language);

const cdSco = readCdSco();
if (cdSco === undefined) console.log("CD-SCO: skipped, ../shared is absent");
else {
  console.log(
    `cd-sco train  litotes         tokens ${sum(cdSco.map(({ text, words }) => tally(words, tokenize(text))))}`,
  );
  const texts = cdSco.map(({ text }) => text);
  speed(texts, texts.join("").length);
}
