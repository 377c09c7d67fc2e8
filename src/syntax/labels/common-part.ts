/** Where two words share their longest run of characters; the first such run, by place in `b` and then in `a`. */
export interface CommonPart {
  inA: number;
  inB: number;
  length: number;
}

/** Words are short, so the table of O(|a| |b|) suffix lengths is kept as one row. */
export function longestCommonPart(a: readonly string[], b: readonly string[]): CommonPart {
  let best: CommonPart = { inA: 0, inB: 0, length: 0 };
  let above = new Array<number>(a.length + 1).fill(0);
  for (let j = 1; j <= b.length; j++) {
    const row = new Array<number>(a.length + 1).fill(0);
    for (let i = 1; i <= a.length; i++) {
      if (a[i - 1] !== b[j - 1]) continue;
      const length = above[i - 1]! + 1;
      row[i] = length;
      if (length > best.length) best = { inA: i - length, inB: j - length, length };
    }
    above = row;
  }
  return best;
}
