import { findCycle } from "./cycle.js";

/** Scores of a dense graph: `scores[dependent * size + head]`; node 0 is the root. */
export interface Graph {
  size: number;
  scores: Float64Array;
}

/** The head of each node in the best tree that grows from node 0 (Chu & Liu 1965, Edmonds 1967). */
export function arborescence(graph: Graph): Int32Array {
  const heads = bestHeads(graph);
  const cycle = findCycle(heads);
  return cycle === undefined ? heads : resolveCycle(graph, heads, cycle);
}

export function bestHeads({ size, scores }: Graph): Int32Array {
  const heads = new Int32Array(size);
  for (let dependent = 1; dependent < size; dependent++) {
    let best = dependent === 1 ? 0 : 1;
    for (let head = 0; head < size; head++) {
      if (head === dependent) continue;
      if (scores[dependent * size + head]! > scores[dependent * size + best]!) best = head;
    }
    heads[dependent] = best;
  }
  return heads;
}

/** Contract the cycle to one node, solve the smaller graph, and break the cycle where its tree enters it. */
function resolveCycle(graph: Graph, heads: Int32Array, cycle: readonly number[]): Int32Array {
  const { size, scores } = graph;
  const inCycle = new Set(cycle);
  const outside = [...heads.keys()].filter((node) => !inCycle.has(node));
  const small = outside.length + 1;
  const cycleNode = outside.length;
  const contracted: Graph = { size: small, scores: new Float64Array(small * small) };
  const entry = new Int32Array(small);
  const exit = new Int32Array(small);
  for (const [i, node] of outside.entries()) {
    for (const [j, head] of outside.entries()) contracted.scores[i * small + j] = scores[node * size + head]!;
    let into = Number.NEGATIVE_INFINITY;
    let out = Number.NEGATIVE_INFINITY;
    for (const member of cycle) {
      const gain = scores[member * size + node]! - scores[member * size + heads[member]!]!;
      if (gain > into) [into, entry[i]] = [gain, member];
      if (scores[node * size + member]! > out) [out, exit[i]] = [scores[node * size + member]!, member];
    }
    contracted.scores[cycleNode * small + i] = into;
    contracted.scores[i * small + cycleNode] = out;
  }

  const solved = arborescence(contracted);
  const result = Int32Array.from(heads);
  for (let i = 1; i < cycleNode; i++)
    result[outside[i]!] = solved[i] === cycleNode ? exit[i]! : outside[solved[i]!]!;
  const enteredFrom = solved[cycleNode]!;
  result[entry[enteredFrom]!] = outside[enteredFrom]!;
  return result;
}
