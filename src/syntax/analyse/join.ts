import type { WordAnalysis } from "./analysis.js";

/**
 * The parts of a very long sentence as one tree: the root of the first is the root of all, the others hang on it as
 * `parataxis`, as Universal Dependencies have it for sentences side by side.
 */
export function joinParts(parts: readonly (readonly WordAnalysis[])[]): WordAnalysis[] {
  const root = parts[0]?.findIndex(({ head }) => head < 0) ?? -1;
  let offset = 0;
  return parts.flatMap((part, number) => {
    const start = offset;
    offset += part.length;
    return part.map((word) => {
      if (word.head >= 0) return { ...word, head: word.head + start };
      return number === 0 ? word : { ...word, head: root, deprel: "parataxis" };
    });
  });
}
