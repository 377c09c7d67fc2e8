import { describe, expect, it } from "vitest";
import { resolve, resolveWords } from "./index.js";

const seconds = (run: () => unknown) => {
  const begin = performance.now();
  run();
  return (performance.now() - begin) / 1000;
};
const en = { language: "en" } as const;

describe("cost grows with the length of the text, not faster", () => {
  it.each([
    ["not ( x 50,000", "not ( ".repeat(50_000), 1],
    ["100,000 letters", "a".repeat(100_000), 1],
    ["a line of 100,000 characters", "He did not go home and ".repeat(4_350), 1],
    ["(not x 50,000", "(not ".repeat(50_000), 1],
    ["10 MB on one line", "x".repeat(10_000_000), 8],
  ])("%s", (_, text, limit) => {
    expect(seconds(() => resolve(text, en))).toBeLessThan(limit);
  });

  it.each([
    ["not", 1],
    ["unhappily", 1],
    ["neither nor", 1],
    ["he came and did not", 1],
    ["no one never", 1],
    ["very un-very unhappy", 1],
  ])("one sentence of %s over and over", (words) => {
    const few = Array.from({ length: 4_000 }, () => words.split(" ")).flat();
    const many = Array.from({ length: 16_000 }, () => words.split(" ")).flat();
    resolveWords(few, en);
    const short = seconds(() => resolveWords(few, en));
    const long = seconds(() => resolveWords(many, en));
    expect(long).toBeLessThan(12 * short + 0.2);
  });
});
