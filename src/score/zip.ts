import { LitotesError, type Place } from "../errors.js";

/** What is read from one file. */
export interface Side<T> {
  file: string;
  items: AsyncIterable<T>;
}

/** Items side by side, in runs as long as both sides have them; both must have the same number. */
export async function* zip<T>(
  gold: Side<T[]>,
  system: Side<T[]>,
  placeOf: (item: T) => Place | undefined,
): AsyncGenerator<[T, T][]> {
  const sides = [queue(gold.items), queue(system.items)] as const;
  let count = 0;
  let last: T | undefined;
  try {
    for (;;) {
      const [golds, systems] = [await sides[0].fill(), await sides[1].fill()];
      const length = Math.min(golds, systems);
      if (length === 0) break;
      count += length;
      const right = sides[1].take(length);
      last = right.at(-1);
      yield sides[0].take(length).map((item, i) => [item, right[i]!]);
    }
    const surplus = sides[1].next() ?? last;
    const totals = { gold: count + (await sides[0].drain()), found: count + (await sides[1].drain()) };
    if (totals.gold === 0) throw emptyFile(gold.file);
    if (totals.found === 0) throw emptyFile(system.file);
    if (totals.gold === totals.found) return;
    const place = surplus === undefined ? undefined : placeOf(surplus);
    throw new LitotesError("L302", totals, place ?? { file: system.file });
  } finally {
    // An input left open, such as a pipe that is still written to, would keep the process alive.
    for (const side of sides) await side.close();
  }
}

function emptyFile(file: string): LitotesError {
  return new LitotesError("L102", { format: "*SEM" }, { file, line: 1 });
}

function queue<T>(items: AsyncIterable<T[]>) {
  const source = items[Symbol.asyncIterator]();
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
    next: (): T | undefined => waiting[0],
    take(length: number): T[] {
      const taken = waiting.slice(0, length);
      waiting = waiting.slice(length);
      return taken;
    },
    async close(): Promise<void> {
      await source.return?.();
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
