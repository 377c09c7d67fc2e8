import { rmSync } from "node:fs";

/** Files written beside their place and not yet moved there. */
const drafts = new Set<string>();
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** From now on the draft is removed however the process ends, Ctrl-C included. */
export function watchDraft(path: string): void {
  if (drafts.size === 0) {
    process.on("exit", removeAll);
    for (const signal of signals) process.on(signal, endBy);
  }
  drafts.add(path);
}

export function forgetDraft(path: string): void {
  if (!drafts.delete(path) || drafts.size > 0) return;
  process.off("exit", removeAll);
  // Without a listener a signal ends the process at once, also amid a long computation.
  for (const signal of signals) process.off(signal, endBy);
}

function removeAll(): void {
  for (const path of drafts) rmSync(path, { force: true });
}

function endBy(signal: NodeJS.Signals): void {
  removeAll();
  for (const path of [...drafts]) forgetDraft(path);
  process.kill(process.pid, signal);
}
