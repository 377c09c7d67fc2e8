import type { Sentence } from "../negation/negation.js";
import { spansOfTokens } from "../text/project.js";
import type { Token } from "../text/token.js";
import type { Format, ReadOptions } from "./format.js";
import { remember } from "./provenance.js";
import { chooseInstances, cueType, type MarkedCue } from "./scoped-cues.js";
import { createXmlReader, type XmlHandler } from "./xml.js";

/**
 * SFU Review corpus (Konstantinova et al. 2012): words in `W`; an `xcope` names its cues in `ref` elements, and
 * several may name the same cue. Ids are unique within a file only, and not always there (eight reviews use one
 * twice for unrelated cues), so they are resolved within the sentence.
 */
export const sfu: Format = {
  name: "sfu",
  summary: "SFU Review corpus XML: negation and speculation cues with scopes over words",
  extensions: [".xml"],
  reader: (options) => createXmlReader(options, (emit) => createHandler(options, emit)),
};

interface OpenElement {
  name: string;
  /** Index of its first word. */
  from: number;
  /** Ids of the cue that it is, or of the cues whose scope it is. */
  ids: string[];
}

interface OpenSentence {
  line: number;
  tokens: Token[];
  length: number;
  elements: OpenElement[];
  scopeWords: Map<string, Set<number>>;
  cueWords: Map<string, { type: MarkedCue["type"]; words: Set<number> }>;
}

function createHandler(options: ReadOptions, emit: (sentence: Sentence) => void): XmlHandler {
  const { file } = options;
  const doc = documentName(file);
  let number = 0;
  let word: string | undefined;
  let current: OpenSentence | undefined;

  return {
    open(name, attributes, line) {
      if (name === "SENTENCE") {
        const maps = { scopeWords: new Map(), cueWords: new Map() };
        current = { line, tokens: [], length: 0, elements: [], ...maps };
      } else if (current === undefined) {
        return;
      } else if (name === "W") {
        word = "";
      } else if (name === "ref") {
        const holder = current.elements.at(-1);
        // "3 11" names two cues; five cues hold a ref themselves, which says nothing about a scope.
        if (holder?.name === "xcope") holder.ids.push(...(attributes.SRC ?? "").split(/\s+/));
      } else if (name === "cue") {
        const type = cueType(attributes.type, { file, line });
        const id = attributes.ID ?? `#${current.cueWords.size}`;
        if (!current.cueWords.has(id)) current.cueWords.set(id, { type, words: new Set() });
        current.elements.push({ name, from: current.tokens.length, ids: [id] });
      } else if (name === "xcope") {
        current.elements.push({ name, from: current.tokens.length, ids: [] });
      }
    },
    text(data) {
      if (word !== undefined) word += data;
    },
    close(name) {
      if (current === undefined) return;
      if (name === "W") {
        if (word !== undefined && word.trim() !== "") addWord(current, word);
        word = undefined;
      } else if (name === "cue" || name === "xcope") {
        closeElement(current, current.elements.pop()!);
      } else if (name === "SENTENCE") {
        emit(finish(current, doc, ++number, options));
        current = undefined;
      }
    },
  };
}

function addWord(sentence: OpenSentence, text: string): void {
  const start = sentence.tokens.length === 0 ? 0 : sentence.length + 1;
  sentence.length = start + text.length;
  sentence.tokens.push({ start, end: sentence.length, text });
}

function closeElement(
  { tokens, cueWords, scopeWords }: OpenSentence,
  { name, from, ids }: OpenElement,
): void {
  for (const id of ids) {
    let words = name === "cue" ? cueWords.get(id)?.words : scopeWords.get(id);
    if (words === undefined) {
      words = new Set();
      scopeWords.set(id, words);
    }
    for (let index = from; index < tokens.length; index++) words.add(index);
  }
}

function finish(
  sentence: OpenSentence,
  doc: string,
  number: number,
  { file, annotation }: ReadOptions,
): Sentence {
  const { tokens, line, cueWords, scopeWords } = sentence;
  const spansOf = (words: Set<number> = new Set()) =>
    spansOfTokens(
      [...words].sort((a, b) => a - b),
      tokens,
    );
  const cues = [...cueWords].map(([id, { type, words }]): MarkedCue => {
    return { type, cue: spansOf(words), scope: spansOf(scopeWords.get(id)) };
  });
  const text = tokens.map((token) => token.text).join(" ");
  const negations = chooseInstances(cues, annotation, { file, line });
  const named = { id: String(number), doc, text, tokens, negations };
  return remember(named, file, line, { docIsFile: true });
}

/** `…/BOOKS/no10done.xml` -> `BOOKS/no10done`: file names repeat over the corpus's eight folders. */
function documentName(path: string): string {
  return path
    .split(/[\\/]/)
    .slice(-2)
    .join("/")
    .replace(/\.xml$/i, "");
}
