import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Evidence {
  /** Uses of a word in lower case in the corpus. */
  uses: (word: string) => number;
  /** All words that the corpus uses at least `minimum` times in lower case. */
  words: (minimum: number) => string[];
  /** Whether the UD treebanks (EWT and GUM, train) use the word as an adjective, adverb or past participle. */
  isProperty: (word: string) => boolean;
  /** How often CD-SCO (train and dev) has the word, and how often with a cue inside it. */
  annotated: (word: string) => { marked: number; total: number };
}

export function readEvidence(counts: string, shared: string): Evidence {
  const uses = readCounts(counts);
  const properties = readProperties(join(shared, "data/ud"));
  const annotations = readAnnotations(join(shared, "data/cd-sco"));
  return {
    uses: (word) => uses.get(word) ?? 0,
    words: (minimum) => [...uses].filter(([, count]) => count >= minimum).map(([word]) => word),
    isProperty: (word) => properties.has(word),
    annotated: (word) => annotations.get(word) ?? { marked: 0, total: 0 },
  };
}

function readCounts(path: string): Map<string, number> {
  const rows = readFileSync(path, "utf8").trimEnd().split("\n");
  return new Map(rows.map((row) => row.split("\t")).map(([word, lower]) => [word!, Number(lower)]));
}

function readProperties(folder: string): Set<string> {
  const properties = new Set<string>();
  for (const treebank of ["en_ewt", "en_gum"]) {
    const file = join(folder, treebank, `${treebank}-ud-train.conllu.xz`);
    const text = execFileSync("xz", ["-dc", file], { maxBuffer: 1 << 30, encoding: "utf8" });
    for (const row of text.split("\n")) {
      const [, form, , upos, xpos] = row.split("\t");
      if (upos === "ADJ" || upos === "ADV" || xpos === "VBN") properties.add(form!.toLowerCase());
    }
  }
  return properties;
}

/** A cue cell shorter than its word is an affixal cue: `un` in the row of *unhappy*. */
function readAnnotations(folder: string): Map<string, { marked: number; total: number }> {
  const annotations = new Map<string, { marked: number; total: number }>();
  for (const split of ["training", "dev"]) {
    for (const file of readdirSync(join(folder, split))) {
      for (const row of readFileSync(join(folder, split, file), "utf8").split("\n")) {
        const cells = row.split("\t");
        if (cells.length < 8) continue;
        const word = cells[3]!.toLowerCase();
        const entry = annotations.get(word) ?? { marked: 0, total: 0 };
        entry.total++;
        for (let at = 7; at < cells.length; at += 3) {
          const cue = cells[at]!;
          if (cue !== "_" && cue !== "***" && cue.length < word.length) entry.marked++;
        }
        annotations.set(word, entry);
      }
    }
  }
  return annotations;
}
