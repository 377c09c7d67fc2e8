import { vi } from "vitest";
import { run } from "../cli/run.js";

export interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command line in this process, as `litotes ARGS` would. */
export async function litotes(...args: string[]): Promise<CliResult> {
  const written = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((chunk) => {
      written[name] += chunk;
      return true;
    }),
  );
  try {
    return { code: await run(args), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
