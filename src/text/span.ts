/** Half-open character range in a sentence's text, in UTF-16 code units as `String.prototype.slice` counts. */
export interface Span {
  start: number;
  end: number;
}

/** Sorted, without overlaps, empty spans dropped; spans that touch become one. */
export function union(...groups: readonly (readonly Span[])[]): Span[] {
  const sorted = groups.flat().filter((span) => span.end > span.start);
  sorted.sort((a, b) => a.start - b.start || a.end - b.end);
  const merged: Span[] = [];
  for (const span of sorted) {
    const last = merged[merged.length - 1];
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ start: span.start, end: span.end });
  }
  return merged;
}

export function intersection(a: readonly Span[], b: readonly Span[]): Span[] {
  const left = union(a);
  const right = union(b);
  const common: Span[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const x = left[i]!;
    const y = right[j]!;
    const start = Math.max(x.start, y.start);
    const end = Math.min(x.end, y.end);
    if (start < end) common.push({ start, end });
    if (x.end < y.end) i++;
    else j++;
  }
  return common;
}

/** What is in `a` and not in `b`. */
export function difference(a: readonly Span[], b: readonly Span[]): Span[] {
  const holes = union(b);
  return union(a).flatMap((span) => {
    const rest: Span[] = [];
    let { start } = span;
    for (const hole of holes) {
      if (hole.end <= start || hole.start >= span.end) continue;
      if (hole.start > start) rest.push({ start, end: hole.start });
      start = Math.max(start, hole.end);
    }
    if (start < span.end) rest.push({ start, end: span.end });
    return rest;
  });
}

export function overlaps(a: readonly Span[], b: readonly Span[]): boolean {
  return intersection(a, b).length > 0;
}

export function contains(outer: readonly Span[], inner: readonly Span[]): boolean {
  return difference(inner, outer).length === 0;
}

export function equal(a: readonly Span[], b: readonly Span[]): boolean {
  const x = union(a);
  const y = union(b);
  return x.length === y.length && x.every((span, i) => span.start === y[i]!.start && span.end === y[i]!.end);
}

/** Number of characters covered. */
export function size(spans: readonly Span[]): number {
  return union(spans).reduce((sum, span) => sum + span.end - span.start, 0);
}

/** The covered text, the pieces of a discontinuous span joined by `separator`. */
export function textOf(text: string, spans: readonly Span[], separator = " … "): string {
  return spans.map((span) => text.slice(span.start, span.end)).join(separator);
}
