/**
 * Speed and memory of `litotes score` on CD-SCO-like files: npm run bench:score
 * Linear: a file 10 times as long takes 10 times as long and, with --no-instances, no more memory.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCorpus } from "./corpus.js";
import { measure } from "./measure.js";

const sizes = [100, 100_000, 1_000_000];
const folder = mkdtempSync(join(tmpdir(), "litotes-"));
try {
  console.log("sentences  options          seconds  beyond start-up  peak MB");
  let startUp = 0;
  for (const size of sizes) {
    await writeCorpus(join(folder, "gold.txt"), size, false);
    await writeCorpus(join(folder, "system.txt"), size, true);
    for (const options of [[], ["--no-instances"]]) {
      const seconds = await row(size, options, startUp);
      startUp ||= seconds;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function row(size: number, options: readonly string[], startUp: number): Promise<number> {
  const files = [join(folder, "gold.txt"), join(folder, "system.txt")];
  const { seconds, megabytes } = await measure(["score", ...files, "--json", ...options]);
  const cells = [
    String(size).padStart(9),
    (options.join(" ") || "–").padEnd(15),
    seconds.toFixed(2).padStart(8),
    (seconds - startUp).toFixed(2).padStart(16),
    megabytes.toFixed(0).padStart(8),
  ];
  console.log(cells.join("  "));
  return seconds;
}
