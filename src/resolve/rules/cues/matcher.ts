import { oneOf } from "../../../errors.js";
import { lexicons } from "../../../negation/lexicon/index.js";
import { type CueRow, type Lexicon, type Scheme, schemes } from "../../../negation/lexicon/row.js";
import { type Language, languages } from "../../../text/language.js";
import { type AffixMatcher, compileAffixes } from "./affix-matcher.js";
import { anchors, compilePattern, type Pattern } from "./pattern.js";

export interface CueOptions {
  /**
   * Cues that negate only by their meaning (*fail to*, *refuse*, *lack*, *absence*, *hardly*). Absent: what the
   * scheme's corpus annotates, that is none of them in `cd` and `sfu`, most of them in `bioscope`.
   */
  implicit?: boolean;
  /** Parts of words as cues: *un|happy*. Absent: in the scheme `cd` only. */
  affixes?: boolean;
}

export interface CueRule {
  row: CueRow;
  pattern: Pattern;
}

export interface FalseCueRule {
  capitals: boolean;
  pattern: Pattern;
  unless: readonly Pattern[];
}

/** What may begin at a word: cues, the longest first, and what only looks like one. */
export interface Candidates {
  cues: CueRule[];
  falseCues: FalseCueRule[];
}

/** A lexicon made ready for one scheme and set of options. */
export interface Matcher {
  words: ReadonlyMap<string, Candidates>;
  affixes: readonly AffixMatcher[];
  /** `nor` -> the words that open its pair: `neither`. */
  pairs: ReadonlyMap<string, ReadonlySet<string>>;
  concord: Record<"heads" | "partners" | "only", ReadonlySet<string>> | undefined;
}

const compiled = new Map<string, Matcher>();

export function matcherFor(language: Language, scheme: Scheme, options: CueOptions): Matcher {
  const key = `${language} ${scheme} ${options.implicit} ${options.affixes}`;
  let matcher = compiled.get(key);
  if (matcher === undefined) {
    oneOf("language", language, languages);
    oneOf("scheme", scheme, schemes);
    matcher = compile(lexicons[language], scheme, options);
    compiled.set(key, matcher);
  }
  return matcher;
}

function compile(
  lexicon: Lexicon,
  scheme: Scheme,
  { implicit, affixes = scheme === "cd" }: CueOptions,
): Matcher {
  const { groups, concord } = lexicon;
  const words = new Map<string, Candidates>();
  const pairs = new Map<string, Set<string>>();
  const at = (word: string) => words.get(word) ?? put(words, word, { cues: [], falseCues: [] });

  for (const row of lexicon.cues) {
    if (!isOn(row, scheme, implicit)) continue;
    const [opener, closer] = row.cue.split(" … ");
    if (closer !== undefined) {
      for (const word of closer.split("|"))
        for (const open of opener!.split("|")) (pairs.get(word) ?? put(pairs, word, new Set())).add(open);
      continue;
    }
    const rule = { row, pattern: compilePattern(row.cue, groups) };
    for (const word of anchors(rule.pattern)) at(word).cues.push(rule);
  }
  for (const row of lexicon.falseCues) {
    if (row.schemes?.includes(scheme) === false) continue;
    const unless = (row.unless ?? []).map((source) => compilePattern(source, groups));
    const rule = { capitals: row.capitals === true, pattern: compilePattern(row.not, groups), unless };
    for (const word of anchors(rule.pattern)) at(word).falseCues.push(rule);
  }
  for (const { cues } of words.values()) cues.sort((a, b) => extent(b.pattern) - extent(a.pattern));
  return {
    words,
    affixes: affixes ? compileAffixes(lexicon.affixes) : [],
    pairs,
    concord: concord && {
      heads: setOf(concord.heads),
      partners: setOf(concord.partners),
      only: setOf(concord.only ?? ""),
    },
  };
}

function isOn(row: CueRow, scheme: Scheme, implicit: boolean | undefined): boolean {
  if (row.implicit && implicit !== undefined) return implicit;
  return row.schemes === undefined || row.schemes.includes(scheme);
}

function extent({ before, cue, after }: Pattern): number {
  return 100 * cue.length + before.length + after.length;
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

function put<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value);
  return value;
}
