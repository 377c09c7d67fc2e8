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
  const startUp = await row(sizes[0]!, [], 0);
  for (const size of sizes.slice(1)) {
    for (const options of [[], ["--no-instances"]]) await row(size, options, startUp);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function row(size: number, options: readonly string[], startUp: number): Promise<number> {
  const [gold, system] = [join(folder, `gold-${size}.txt`), join(folder, `system-${size}.txt`)] as const;
  await writeCorpus(gold, size, false);
  await writeCorpus(system, size, true);
  const { seconds, megabytes } = await measure(["score", gold, system, "--json", ...options]);
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
