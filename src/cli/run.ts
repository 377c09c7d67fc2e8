import { CommanderError } from "commander";
import { LitotesError } from "../errors.js";
import { BelowThreshold, type ExitCode } from "./exit.js";
import { createProgram } from "./program.js";

/** Runs one command line; every problem ends in one line on stderr and an exit code. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  const debug = args.includes("--debug");
  try {
    await createProgram().parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (isClosedPipe(error)) return 0;
    const isKnown = error instanceof LitotesError || error instanceof BelowThreshold;
    const line = isKnown ? error.message : `unexpected: ${(error as Error).message ?? error}`;
    process.stderr.write(`litotes: ${line.replace(/\p{Cc}+/gu, " ")}\n`);
    if (error instanceof BelowThreshold) return 1;
    if (debug) process.stderr.write(`${(error as Error).stack}\n`);
    return 2;
  }
}

/** The reader of our output has gone, as in `litotes … | head`. */
export function isClosedPipe(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === "EPIPE";
}
