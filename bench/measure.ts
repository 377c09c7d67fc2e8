import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));

export interface Run {
  seconds: number;
  /** Peak resident memory. */
  megabytes: number;
}

/** Runs `litotes` in a process of its own and watches it. */
export async function measure(args: readonly string[]): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, [command, ...args], { stdio: ["ignore", "ignore", "inherit"] });
  let kilobytes = 0;
  const watch = setInterval(() => {
    kilobytes = Math.max(kilobytes, peakOf(child.pid!));
  }, 20);
  const [code] = (await once(child, "exit")) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(`litotes ${args.join(" ")} ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1024 };
}

/** VmHWM of Linux; 0 elsewhere. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
