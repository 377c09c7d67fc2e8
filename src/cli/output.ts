import { once } from "node:events";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { LitotesError } from "../errors.js";

export interface Output {
  write(text: string): Promise<void>;
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
  commit: async () => {},
  abandon: async () => {},
};

const pageLength = 1 << 16;

/** Written beside its place and moved there when complete, so that nobody finds half a file. */
function openFile(path: string): Output {
  const draft = `${path}.${process.pid}.part`;
  let handle: FileHandle | undefined;
  let page = "";

  async function flush(): Promise<void> {
    try {
      handle ??= await open(draft, "w");
      await handle.writeFile(page);
      page = "";
    } catch (error) {
      throw unwritable(path, error);
    }
  }

  return {
    async write(text) {
      page += text;
      if (page.length >= pageLength) await flush();
    },
    async commit() {
      await flush();
      await handle?.close();
      await rename(draft, path).catch((error) => {
        throw unwritable(path, error);
      });
    },
    async abandon() {
      await handle?.close().catch(() => {});
      await rm(draft, { force: true });
    },
  };
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

function unwritable(path: string, error: unknown): LitotesError {
  return new LitotesError("L106", { path, reason: (error as NodeJS.ErrnoException).code ?? String(error) });
}
