import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Scheme } from "../src/negation/lexicon/row.js";
import type { Sentence } from "../src/negation/negation.js";
import { findCues } from "../src/resolve/rules/cues/index.js";
import { sharedPath } from "../src/testing/shared.js";
import type { Language } from "../src/text/language.js";
import { textOf } from "../src/text/span.js";
import { tokenize } from "../src/text/tokenize.js";
import { bioscopeAbstracts, cdSco, sfuReviews } from "./resolve/corpora.js";

/**
 * Cue detection of the rule tier against gold cues, on gold tokens; minimal pairs in five languages; speed.
 *
 *     npx tsx bench/cues.ts [--test] [--errors]
 */
const { values: flags } = parseArgs({ options: { test: { type: "boolean" }, errors: { type: "boolean" } } });
const shared = sharedPath("data");

const key = (spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => `${start}-${end}`).join(" ");
const percent = (part: number, whole: number) => ((100 * part) / Math.max(whole, 1)).toFixed(1);
const f1 = (hit: number, gold: number, system: number) =>
  ((200 * hit) / Math.max(gold + system, 1)).toFixed(1);

function scoreCues(name: string, sentences: readonly Sentence[], scheme: Scheme): void {
  let [gold, system, hit, goldSentences, systemSentences, hitSentences] = [0, 0, 0, 0, 0, 0];
  for (const { text, tokens, negations } of sentences) {
    const expected = new Map(
      negations.filter(({ type }) => type !== "speculation").map(({ cue }) => [key(cue), cue]),
    );
    const found = new Map(findCues(tokens, text, { scheme }).map(({ spans }) => [key(spans), spans]));
    gold += expected.size;
    system += found.size;
    goldSentences += Number(expected.size > 0);
    systemSentences += Number(found.size > 0);
    hitSentences += Number(expected.size > 0 && found.size > 0);
    for (const [place, spans] of found) {
      if (expected.has(place)) hit++;
      else if (flags.errors)
        console.log(`  ${name} extra   ${textOf(text, spans)} | ${around(text, spans[0]!.start)}`);
    }
    for (const [place, spans] of expected) {
      if (!found.has(place) && flags.errors)
        console.log(`  ${name} missing ${textOf(text, spans)} | ${around(text, spans[0]!.start)}`);
    }
  }
  const cells = [gold, percent(hit, system), percent(hit, gold), f1(hit, gold, system)];
  const sentence = [
    percent(hitSentences, systemSentences),
    percent(hitSentences, goldSentences),
    f1(hitSentences, goldSentences, systemSentences),
  ];
  console.log(`| ${name} | ${[...cells, ...sentence].join(" | ")} |`);
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 45), at + 45);

console.log("| corpus | cues | P | R | F1 | sentence P | R | F1 |\n|---|---|---|---|---|---|---|---|");
scoreCues("CD-SCO train", cdSco("training"), "cd");
scoreCues("CD-SCO dev", cdSco("dev"), "cd");
if (flags.test) scoreCues("CD-SCO test", cdSco("test-gold"), "cd");
scoreCues("BioScope abstracts", bioscopeAbstracts(), "bioscope");
scoreCues("SFU reviews", sfuReviews(), "sfu");

interface PairRow {
  pairID: string;
  version?: string;
  sentence1: string;
  sentence2: string;
  sentence1_matches?: string;
  sentence2_matches?: string;
}

const jsonLines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as PairRow);
const isFlagged = (text: string, language: Language) =>
  findCues(tokenize(text, language), text, { language }).length > 0;

/** Distinct sentences with a marked cue; for Chinese those that the modified pair changes. */
function marked(language: Language): Map<string, string> {
  const rows = jsonLines(
    readFileSync(join(shared!, "minimal-pairs/minimal_pairs", `${language}.jsonl`), "utf8"),
  );
  const found = new Map<string, string>();
  for (const row of rows) {
    if (row.sentence1_matches) found.set(row.sentence1, row.sentence1_matches);
    if (row.sentence2_matches) found.set(row.sentence2, row.sentence2_matches);
  }
  if (language === "zh") {
    const originals = new Map(
      rows.filter(({ version }) => version === "Orig").map((row) => [row.pairID.split("_")[0], row]),
    );
    for (const row of rows.filter(({ version }) => version === "Mod")) {
      const original = originals.get(row.pairID.split("_")[0]);
      if (original === undefined) continue;
      if (original.sentence1 !== row.sentence1) found.set(original.sentence1, `> ${row.sentence1}`);
      if (original.sentence2 !== row.sentence2) found.set(original.sentence2, `> ${row.sentence2}`);
    }
  }
  return found;
}

/** XNLI sentences without any cue of the benchmark's own lists. */
function unmarked(language: Language): Set<string> {
  const file = join(shared!, "minimal-pairs/minimal_pairs/eval_splits", `xnli_${language}.pos.test.jsonl.xz`);
  const text = execFileSync("xz", ["-dc", file], { maxBuffer: 1 << 28, encoding: "utf8" });
  return new Set(jsonLines(text).flatMap((row) => [row.sentence1, row.sentence2]));
}

console.log(
  "\n| language | marked sentences | found | unmarked sentences | flagged |\n|---|---|---|---|---|",
);
for (const language of ["en", "de", "fr", "bg", "zh"] as const) {
  const positive = marked(language);
  const negative = language === "zh" ? new Set<string>() : unmarked(language);
  let found = 0;
  for (const [text, matched] of positive) {
    if (isFlagged(text, language)) found++;
    else if (flags.errors) console.log(`  ${language} missed  ${matched} | ${text.slice(0, 110)}`);
  }
  let flagged = 0;
  for (const text of negative) {
    const cues = findCues(tokenize(text, language), text, { language });
    if (cues.length === 0) continue;
    flagged++;
    if (flags.errors) {
      for (const { spans, kind } of cues)
        console.log(
          `  ${language} flagged ${kind} ${wordAround(text, spans[0]!.start)} | ${around(text, spans[0]!.start)}`,
        );
    }
  }
  const share = negative.size === 0 ? "–" : `${flagged} (${percent(flagged, negative.size)} %)`;
  console.log(
    `| ${language} | ${positive.size} | ${percent(found, positive.size)} % | ${negative.size} | ${share} |`,
  );
}

function wordAround(text: string, at: number): string {
  const start = text.lastIndexOf(" ", at) + 1;
  const end = text.indexOf(" ", at);
  return text.slice(start, end < 0 ? text.length : end);
}

const speedTexts = cdSco("dev").map(({ text }) => text);
const tokenLists = speedTexts.map((text) => tokenize(text));
const perSecond = (run: () => void) => {
  for (let i = 0; i < 20; i++) run();
  const begin = performance.now();
  for (let i = 0; i < 60; i++) run();
  return Math.round((60 * speedTexts.length) / ((performance.now() - begin) / 1000) / 1000);
};
const finding = perSecond(() => speedTexts.forEach((text, i) => void findCues(tokenLists[i]!, text)));
const both = perSecond(() => speedTexts.forEach((text) => void findCues(tokenize(text), text)));
console.log(`\nspeed on CD-SCO dev: cues ${finding}k sentences/s, with tokenisation ${both}k sentences/s`);
