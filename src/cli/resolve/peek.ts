/** The first items of a stream, and the whole of it with them. */
export async function peek<T>(
  items: AsyncGenerator<T>,
  enough: (first: readonly T[]) => boolean,
): Promise<{ first: T[]; all: AsyncGenerator<T> }> {
  const first: T[] = [];
  while (!enough(first)) {
    const next = await items.next();
    if (next.done) break;
    first.push(next.value);
  }
  async function* all(): AsyncGenerator<T> {
    yield* first;
    yield* items;
  }
  return { first, all: all() };
}
