#!/usr/bin/env node
import { isClosedPipe, run } from "./run.js";

process.stdout.on("error", (error) => {
  if (isClosedPipe(error)) process.exit(0);
  throw error;
});
process.exitCode = await run(process.argv.slice(2));
