import { LitotesError } from "../errors.js";
import { type ByteBlock, createByteSplitter, decodeBlock, sameBytes } from "../formats/starsem-bytes.js";
import { parseStarsem } from "../formats/starsem-parse.js";
import type { Sentence } from "../negation/negation.js";
import { checkSameTokens } from "./align.js";

/** Sentences in order; those without negation on either side, being many and alike, are only counted. */
export type PairBatch = ({ gold: Sentence; system: Sentence } | { unnegated: number })[];

export interface Side<T> {
  file: string;
  items: AsyncIterable<T>;
}

/** Any two streams of sentences, checked to hold the same tokens. */
export async function* pairSentences(
  gold: Side<Sentence>,
  system: Side<Sentence>,
): AsyncGenerator<PairBatch> {
  for await (const pairs of zip(one(gold), one(system), gold.file, system.file)) {
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
  for await (const blocks of zip(blocksOf(gold), blocksOf(system), gold.file, system.file)) {
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

/** Items side by side, in runs as long as both sides have them; both must have the same number. */
async function* zip<T>(
  left: AsyncGenerator<T[]>,
  right: AsyncGenerator<T[]>,
  gold: string,
  system: string,
): AsyncGenerator<[T, T][]> {
  const sides = [queue(left), queue(right)] as const;
  let count = 0;
  for (;;) {
    const [a, b] = [await sides[0].fill(), await sides[1].fill()];
    if (a === 0 && b === 0) break;
    if (a === 0 || b === 0) {
      const totals = { gold: count + (await sides[0].drain()), found: count + (await sides[1].drain()) };
      if (totals.gold === 0) throw emptyFile(gold);
      if (totals.found === 0) throw emptyFile(system);
      throw new LitotesError("L302", totals, { file: system });
    }
    const length = Math.min(a, b);
    const [golds, systems] = [sides[0].take(length), sides[1].take(length)];
    count += length;
    yield golds.map((item, i) => [item, systems[i]!]);
  }
  if (count === 0) throw emptyFile(gold);
}

function emptyFile(file: string): LitotesError {
  return new LitotesError("L102", { format: "*SEM" }, { file, line: 1 });
}

function queue<T>(source: AsyncGenerator<T[]>) {
  let waiting: T[] = [];
  return {
    /** Waits until there is an item or the source ends; returns how many there are. */
    async fill(): Promise<number> {
      while (waiting.length === 0) {
        const next = await source.next();
        if (next.done) return 0;
        waiting = next.value;
      }
      return waiting.length;
    },
    take(length: number): T[] {
      const taken = waiting.slice(0, length);
      waiting = waiting.slice(length);
      return taken;
    },
    async drain(): Promise<number> {
      let count = 0;
      for (let length = await this.fill(); length > 0; length = await this.fill()) {
        count += length;
        waiting = [];
      }
      return count;
    },
  };
}
