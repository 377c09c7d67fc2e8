#!/usr/bin/env node
import { unwritable } from "./output.js";
import { isClosedPipe, run } from "./run.js";

process.stdout.on("error", (error) => {
  if (isClosedPipe(error)) process.exit(0);
  process.stderr.write(`litotes: ${unwritable("standard output", error).message}\n`);
  process.exit(2);
});
process.stderr.on("error", () => {});
process.exitCode = await run(process.argv.slice(2));
