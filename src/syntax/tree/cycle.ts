/** Members of one cycle in `heads` (node 0 is the root and has no head), or undefined where there is none. */
export function findCycle(heads: Int32Array): number[] | undefined {
  const seenFrom = new Int32Array(heads.length);
  for (let start = 1; start < heads.length; start++) {
    let node = start;
    while (node !== 0 && seenFrom[node] === 0) {
      seenFrom[node] = start;
      node = heads[node]!;
    }
    if (node === 0 || seenFrom[node] !== start) continue;
    const members = [node];
    for (let next = heads[node]!; next !== node; next = heads[next]!) members.push(next);
    return members;
  }
  return undefined;
}
