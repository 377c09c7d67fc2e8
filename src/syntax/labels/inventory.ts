/** The labels of one task in the order of their output logits. */
export type Inventory = readonly string[];

/**
 * Labels by frequency, the most frequent first; rarer ones than `minimumUses` are left out.
 *
 * @example
 * inventoryOf(["NN", "DT", "NN"]); // ["NN", "DT"]
 */
export function inventoryOf(labels: Iterable<string>, { minimumUses = 1 } = {}): Inventory {
  const uses = new Map<string, number>();
  for (const label of labels) uses.set(label, (uses.get(label) ?? 0) + 1);
  return [...uses]
    .filter(([, count]) => count >= minimumUses)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([label]) => label);
}
