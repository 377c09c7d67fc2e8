import type { CueRow } from "../../../negation/lexicon/row.js";
import { zh } from "../../../negation/lexicon/zh.js";
import { charClass, HAN } from "../../../text/char-class.js";
import type { Cue } from "./cue.js";
import type { CueOptions } from "./matcher.js";

interface Entry {
  text: string;
  /** Absent for words that only look negative: they are stepped over. */
  row?: CueRow;
}

type Index = ReadonlyMap<number, readonly Entry[]>;

/** Chinese: word boundaries are a guess, so cues are read off the characters, the longest listed word first. */
export function findCharacters(text: string, { implicit = false }: CueOptions): Cue[] {
  const index = implicit ? everything() : standard();
  const cues: Cue[] = [];
  for (let at = 0; at < text.length; ) {
    const entry = index.get(text.charCodeAt(at))?.find((candidate) => text.startsWith(candidate.text, at));
    if (entry === undefined) {
      at++;
      continue;
    }
    const end = at + entry.text.length;
    if (entry.row !== undefined && !isChoice(text, at, end)) {
      cues.push({
        spans: [{ start: at, end }],
        kind: "word",
        category: entry.row.category,
        entry: entry.row,
      });
    }
    at = end;
  }
  return cues;
}

/** A-not-A: 去不去, 好不好 ask and do not negate. */
function isChoice(text: string, at: number, end: number): boolean {
  return (
    at > 0 &&
    end === at + 1 &&
    end < text.length &&
    text[at - 1] === text[end] &&
    charClass[text.charCodeAt(end)] === HAN
  );
}

const standard = once(() => indexOf(zh.cues.filter((row) => row.implicit === undefined)));
const everything = once(() => indexOf(zh.cues));

function indexOf(cues: readonly CueRow[]): Index {
  const entries: Entry[] = [
    ...cues.flatMap((row) => row.cue.split("|").map((text) => ({ text, row }))),
    ...zh.falseCues.flatMap(({ not }) => not.split("|").map((text) => ({ text }))),
  ];
  entries.sort((a, b) => b.text.length - a.text.length);
  const index = new Map<number, Entry[]>();
  for (const entry of entries) {
    const first = entry.text.charCodeAt(0);
    const list = index.get(first);
    if (list === undefined) index.set(first, [entry]);
    else list.push(entry);
  }
  return index;
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
