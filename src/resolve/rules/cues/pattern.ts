/** One place of a pattern: words that may stand there, or must not. */
interface Place {
  words: ReadonlySet<string>;
  punctuation: boolean;
  /** `^` and `$`: the place beyond the first and the last token. */
  edge: boolean;
  any: boolean;
  ending: string;
  negated: boolean;
}

/** A row's pattern, anchored at the first word of its cue. */
export interface Pattern {
  before: readonly Place[];
  cue: readonly Place[];
  after: readonly Place[];
  /** The sentence must go on to a question mark. */
  question: boolean;
}

/** What patterns look at: the lower-cased tokens of one sentence. */
export interface Words {
  readonly lower: readonly string[];
  /** Whether the next `.`, `!` or `?` at or after a token is a question mark. */
  isQuestion: (at: number) => boolean;
}

export type Groups = Readonly<Record<string, string>>;

/**
 * `is|was <subject> [not] ?` … words, `|` alternatives, `<name>` a group, `!` anything else, `*` any token, `~ing` an ending,
 * `<punct>` punctuation, `^` and `$` the edges of the sentence, a last `…?` a question. Brackets hold the cue;
 * without them all words are.
 */
export function compilePattern(source: string, groups: Groups): Pattern {
  const parts = source.split(" ");
  const question = parts.at(-1) === "…?";
  if (question) parts.pop();
  const bracketed = source.includes("[");
  const pattern = { before: [] as Place[], cue: [] as Place[], after: [] as Place[], question };
  let where: Place[] = bracketed ? pattern.before : pattern.cue;
  for (const part of parts) {
    if (part.startsWith("[")) where = pattern.cue;
    where.push(compilePlace(part.replace(/^\[|\]$/g, ""), groups));
    if (part.endsWith("]")) where = pattern.after;
  }
  pattern.before.reverse();
  return pattern;
}

function compilePlace(source: string, groups: Groups): Place {
  const negated = source.length > 1 && source.startsWith("!");
  const words = new Set<string>();
  const place = { words, punctuation: false, edge: false, any: source === "*", ending: "", negated };
  for (const option of (negated ? source.slice(1) : source).split("|")) {
    if (option === "<punct>") place.punctuation = true;
    else if (option === "^" || option === "$") place.edge = true;
    else if (option.startsWith("~")) place.ending = option.slice(1);
    else if (option.startsWith("<"))
      for (const word of groups[option.slice(1, -1)]!.split(/\s+/)) addForms(words, word);
    else addForms(words, option);
  }
  return place;
}

/** n't, n’t, and U+0092, the Windows apostrophe that survives in old web text (SFU). */
function addForms(words: Set<string>, word: string): void {
  words.add(word);
  if (word.includes("'")) for (const apostrophe of "’\u0092") words.add(word.replaceAll("'", apostrophe));
}

/** The words a pattern's cue may begin with. */
export function anchors({ cue }: Pattern): Iterable<string> {
  return cue[0]!.words;
}

export function matches(pattern: Pattern, words: Words, at: number): boolean {
  const { before, cue, after } = pattern;
  const { lower } = words;
  for (let i = 1; i < cue.length; i++) if (!fits(cue[i]!, lower[at + i])) return false;
  for (let i = 0; i < after.length; i++) if (!fits(after[i]!, lower[at + cue.length + i])) return false;
  for (let i = 0; i < before.length; i++) if (!fits(before[i]!, lower[at - 1 - i])) return false;
  return !pattern.question || words.isQuestion(at);
}

function fits(place: Place, word: string | undefined): boolean {
  if (word === undefined) return place.edge !== place.negated;
  if (place.any) return true;
  if (place.ending !== "" && word.endsWith(place.ending)) return !place.negated;
  return (place.words.has(word) || (place.punctuation && isPunctuationMark(word))) !== place.negated;
}

/** Anything that begins with neither letter nor digit; good enough for context, and fast. */
export function isPunctuationMark(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code < 0x80)
    return !((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90));
  return (
    (code >= 0x2010 && code <= 0x2027) || (code >= 0x3001 && code <= 0x301f) || code === 0xab || code === 0xbb
  );
}
