import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contains,
  difference,
  equal,
  intersection,
  overlaps,
  type Span,
  size,
  textOf,
  union,
} from "./span.js";

const span = (start: number, end: number): Span => ({ start, end });
const anySpans = fc.array(
  fc.tuple(fc.nat(40), fc.nat(10)).map(([start, length]) => span(start, start + length)),
  { maxLength: 6 },
);
/** The characters covered: the obvious model that the algebra must agree with. */
const characters = (spans: readonly Span[]) =>
  new Set(
    spans.flatMap(({ start, end }) => Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i)),
  );

describe("union", () => {
  it.each([
    ["nothing", [], []],
    ["an empty span is dropped", [span(3, 3)], []],
    ["touching spans become one", [span(0, 2), span(2, 5)], [span(0, 5)]],
    ["a gap stays", [span(4, 6), span(0, 3)], [span(0, 3), span(4, 6)]],
    ["nested spans become the outer", [span(0, 9), span(2, 4)], [span(0, 9)]],
  ])("%s", (_, spans, expected) => expect(union(spans)).toEqual(expected));
});

describe("agrees with sets of characters", () => {
  it.each([
    ["union", (a: Span[], b: Span[]) => union(a, b), (x: Set<number>, y: Set<number>) => [...x, ...y]],
    ["intersection", intersection, (x: Set<number>, y: Set<number>) => [...x].filter((c) => y.has(c))],
    ["difference", difference, (x: Set<number>, y: Set<number>) => [...x].filter((c) => !y.has(c))],
  ])("%s", (_, operation, model) => {
    fc.assert(
      fc.property(anySpans, anySpans, (a, b) => {
        const result = operation(a, b);
        expect(characters(result)).toEqual(new Set(model(characters(a), characters(b))));
        expect(union(result)).toEqual(result);
      }),
    );
  });

  it("size, overlaps, contains, equal", () => {
    fc.assert(
      fc.property(anySpans, anySpans, (a, b) => {
        const [x, y] = [characters(a), characters(b)];
        expect(size(a)).toBe(x.size);
        expect(overlaps(a, b)).toBe([...x].some((c) => y.has(c)));
        expect(contains(a, b)).toBe([...y].every((c) => x.has(c)));
        expect(equal(a, b)).toBe(x.size === y.size && [...x].every((c) => y.has(c)));
      }),
    );
  });
});

it("textOf joins the pieces", () => {
  expect(textOf("neither hot nor cold", [span(0, 7), span(12, 15)])).toBe("neither … nor");
});
