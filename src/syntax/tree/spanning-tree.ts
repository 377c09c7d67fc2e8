import { arborescence, bestHeads, type Graph } from "./arborescence.js";
import { findCycle } from "./cycle.js";

/**
 * The best dependency tree: every word one head, no cycle, exactly one root.
 *
 * @param scores finite, row by row: for each word the score of the root as its head, then of each word
 * @returns head of each word as `Token.head` has it: an index from 0, -1 for the root
 * @example
 * spanningTree([5, 0, 1, 0, 9, 0], 2); // [-1, 0]: the first word is the root, the second hangs on it
 */
export function spanningTree(scores: ArrayLike<number>, words: number): number[] {
  if (words === 0) return [];
  const graph = graphOf(scores, words);
  let heads = bestHeads(graph);
  if (roots(heads) !== 1 || findCycle(heads) !== undefined) {
    penaliseRoot(graph);
    heads = arborescence(graph);
  }
  return Array.from(heads.subarray(1), (head) => head - 1);
}

/** The root becomes node 0, so that its row can stay empty. */
function graphOf(scores: ArrayLike<number>, words: number): Graph {
  const size = words + 1;
  const graph: Graph = { size, scores: new Float64Array(size * size) };
  for (let i = 0; i < words * size; i++) graph.scores[size + i] = scores[i]!;
  return graph;
}

/**
 * Among trees with one root a constant off every arc from the root changes nothing; if it outweighs all that other
 * arcs can gain, the best tree has one root (Stanojević & Cohen 2021, A root of the problem).
 */
function penaliseRoot({ size, scores }: Graph): void {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = size; i < scores.length; i++) {
    low = Math.min(low, scores[i]!);
    high = Math.max(high, scores[i]!);
  }
  const penalty = size * (high - low) + 1;
  for (let dependent = 1; dependent < size; dependent++) scores[dependent * size]! -= penalty;
}

function roots(heads: Int32Array): number {
  let count = 0;
  for (let node = 1; node < heads.length; node++) if (heads[node] === 0) count++;
  return count;
}
