/**
 * `litotes resolve` on long input: npm run bench:stream
 * Memory must not grow with the text, nor time faster than it, whatever its lines look like.
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resolve } from "../src/resolve/index.js";
import { measure } from "./measure.js";

const paragraph =
  "Nobody had seen the old man since Monday, and he never wrote. The door was open when we came; we went in. " +
  "It was not that the house looked empty, but something about it was unusual. She waited for an answer.";
const mega = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), "litotes-"));

try {
  console.log("input                     MB  seconds  peak MB");
  for (const [name, separator, megabytes] of [
    ["paragraphs", "\n\n", 20],
    ["paragraphs", "\n\n", 200],
    ["one line", " ", 20],
    ["one line", " ", 200],
  ] as const) {
    const file = write(megabytes, separator);
    const run = await measure(["resolve", file, "--lang", "en", "--to", "jsonl"]);
    const cells = [
      name.padEnd(20),
      String(megabytes).padStart(7),
      run.seconds.toFixed(1).padStart(7),
      run.megabytes.toFixed(0).padStart(7),
    ];
    console.log(cells.join("  "));
  }
  for (const count of [5_000, 50_000]) {
    const start = performance.now();
    resolve("not (".repeat(count), { language: "en" });
    console.log(`${count} times "not (": ${((performance.now() - start) / 1000).toFixed(2)} s`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

function write(megabytes: number, separator: string): string {
  const path = join(folder, "text.txt");
  const file = openSync(path, "w");
  const block = (paragraph + separator)
    .repeat(Math.ceil(mega / (paragraph.length + separator.length)))
    .slice(0, mega);
  for (let i = 0; i < megabytes; i++) writeSync(file, block);
  closeSync(file);
  return path;
}
