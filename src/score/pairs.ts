import { placeOf } from "../formats/provenance.js";
import { type ByteBlock, createByteSplitter, decodeBlock, sameBytes } from "../formats/starsem-bytes.js";
import { parseStarsem } from "../formats/starsem-parse.js";
import type { Sentence } from "../negation/negation.js";
import { checkSameTokens } from "./align.js";
import { type Side, zip } from "./zip.js";

/** Sentences in order; those without negation on either side, being many and alike, are only counted. */
export type PairBatch = ({ gold: Sentence; system: Sentence } | { unnegated: number })[];

/** Any two streams of sentences, checked to hold the same tokens. */
export async function* pairSentences(
  gold: Side<Sentence>,
  system: Side<Sentence>,
): AsyncGenerator<PairBatch> {
  const [golds, systems] = [one(gold), one(system)];
  for await (const pairs of zip({ ...gold, items: golds }, { ...system, items: systems }, placeOf)) {
    for (const [goldSentence, systemSentence] of pairs) checkSameTokens(goldSentence, systemSentence);
    yield pairs.map(([goldSentence, systemSentence]) => ({ gold: goldSentence, system: systemSentence }));
  }
}

/**
 * Two *SEM files. Most sentences have no negation and stand in both files byte for byte; those are checked for
 * their columns and not taken apart, which makes scoring several times faster.
 */
export async function* pairStarsem(
  gold: Side<Uint8Array>,
  system: Side<Uint8Array>,
): AsyncGenerator<PairBatch> {
  const place = ({ line }: ByteBlock) => ({ file: system.file, line });
  const [golds, systems] = [blocksOf(gold), blocksOf(system)];
  for await (const blocks of zip({ ...gold, items: golds }, { ...system, items: systems }, place)) {
    const batch: PairBatch = [];
    let unnegated = 0;
    for (const [goldBlock, systemBlock] of blocks) {
      if (goldBlock.isPlain && systemBlock.isPlain && sameBytes(goldBlock.bytes, systemBlock.bytes)) {
        unnegated++;
        continue;
      }
      if (unnegated > 0) batch.push({ unnegated });
      unnegated = 0;
      const pair = {
        gold: parseStarsem(decodeBlock(goldBlock, gold.file), gold),
        system: parseStarsem(decodeBlock(systemBlock, system.file), system),
      };
      checkSameTokens(pair.gold, pair.system, (token) => ({
        file: system.file,
        line: systemBlock.line + token,
      }));
      batch.push(pair);
    }
    if (unnegated > 0) batch.push({ unnegated });
    yield batch;
  }
}

async function* blocksOf({ file, items }: Side<Uint8Array>): AsyncGenerator<ByteBlock[]> {
  const splitter = createByteSplitter(file);
  for await (const chunk of items) yield splitter.push(chunk);
  yield splitter.end();
}

async function* one<T>({ items }: Side<T>): AsyncGenerator<T[]> {
  for await (const item of items) yield [item];
}
