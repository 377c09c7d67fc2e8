import { once } from "node:events";
import { constants } from "node:fs";
import { access, type FileHandle, open, realpath, rename, rm, stat } from "node:fs/promises";
import { LitotesError } from "../errors.js";
import { forgetDraft, watchDraft } from "./drafts.js";
import { reasonOf } from "./reason.js";

export interface Output {
  write(text: string): Promise<void>;
  /** Hands over what was written so far. */
  flush(): Promise<void>;
  /** Makes what was written visible; without it a file is left as it was. */
  commit(): Promise<void>;
  abandon(): Promise<void>;
}

export function openOutput(path: string | undefined): Output {
  return path === undefined || path === "-" ? standardOutput : openFile(path);
}

const standardOutput: Output = {
  async write(text) {
    if (!process.stdout.write(text)) await once(process.stdout, "drain");
  },
  flush: async () => {},
  commit: async () => {},
  abandon: async () => {},
};

const pageLength = 1 << 16;

/** Written beside its place and moved there when complete, so that nobody finds half a file. */
function openFile(path: string): Output {
  let target: Target | undefined;
  let handle: FileHandle | undefined;
  let page = "";

  async function flush(): Promise<void> {
    target ??= await targetOf(path);
    // Watched before it is there: a signal may come in between.
    if (target.draft !== target.place) watchDraft(target.draft);
    handle ??= await open(target.draft, "w", target.mode);
    await handle.writeFile(page);
    page = "";
  }

  async function commit(): Promise<void> {
    await flush();
    await handle!.close();
    const { draft, place } = target!;
    if (draft === place) return;
    await rename(draft, place);
    forgetDraft(draft);
  }

  return {
    async write(text) {
      page += text;
      if (page.length >= pageLength) await orSay(path, flush);
    },
    flush: () => orSay(path, flush),
    commit: () => orSay(path, commit),
    async abandon() {
      await handle?.close().catch(() => {});
      if (target === undefined || target.draft === target.place) return;
      await rm(target.draft, { force: true });
      forgetDraft(target.draft);
    },
  };
}

interface Target {
  place: string;
  /** The place itself where nothing may be put in its stead: a pipe, /dev/null. */
  draft: string;
  mode?: number;
}

/** A link stays a link, a file keeps its permissions, and one that may not be written is not replaced either. */
async function targetOf(path: string): Promise<Target> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return { place: path, draft: draftOf(path) };
  if (!found.isFile()) return { place: path, draft: path };
  await access(path, constants.W_OK);
  const place = await realpath(path);
  return { place, draft: draftOf(place), mode: found.mode };
}

function draftOf(path: string): string {
  return `${path}.${process.pid}.part`;
}

export async function writeWhole(path: string, text: string): Promise<void> {
  const output = openFile(path);
  try {
    await output.write(text);
    await output.commit();
  } catch (error) {
    await output.abandon();
    throw error;
  }
}

async function orSay(path: string, action: () => Promise<void>): Promise<void> {
  await action().catch((error) => {
    throw unwritable(path, error);
  });
}

export function unwritable(path: string, error: unknown): LitotesError {
  const isLost = (error as NodeJS.ErrnoException).code === "ENOENT";
  return new LitotesError("L106", { path, reason: isLost ? "no such folder" : reasonOf(error) });
}
