import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/folder.js";
import { rejectionOf } from "../testing/message-of.js";
import { openOutput, writeWhole } from "./output.js";

const folder = temporaryFolder();
const drafts = () => readdirSync(folder.path).filter((name) => name.endsWith(".part"));

describe("a file", () => {
  it("appears when it is complete", async () => {
    const path = `${folder.path}/new.txt`;
    const output = openOutput(path);
    await output.write("x".repeat(100_000));
    expect([existsSync(path), drafts().length]).toEqual([false, 1]);
    await output.commit();
    expect([statSync(path).size, drafts().length]).toEqual([100_000, 0]);
  });

  it("is left as it was when the work breaks off", async () => {
    const path = folder.write("old.txt", "old");
    const output = openOutput(path);
    await output.write("x".repeat(100_000));
    await output.abandon();
    expect([readFileSync(path, "utf8"), drafts().length]).toEqual(["old", 0]);
  });

  it("keeps its permissions and the links to it", async () => {
    const path = folder.write("private.txt", "old");
    chmodSync(path, 0o600);
    const link = `${folder.path}/link.txt`;
    symlinkSync(path, link);
    await writeWhole(link, "new");
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect([readFileSync(path, "utf8"), statSync(path).mode & 0o777]).toEqual(["new", 0o600]);
  });

  it.skipIf(process.getuid?.() === 0)("that may not be written is not replaced", async () => {
    const path = folder.write("fixed.txt", "old");
    chmodSync(path, 0o400);
    expect(await rejectionOf(writeWhole(path, "new"))).toMatch(/fixed\.txt: permission denied \[L106\]$/);
  });

  it.skipIf(!existsSync("/dev/full"))("that is a device stays one", async () => {
    const link = `${folder.path}/full`;
    symlinkSync("/dev/full", link);
    expect(await rejectionOf(writeWhole(link, "x"))).toMatch(/full: no space left on the device \[L106\]$/);
    expect([lstatSync(link).isSymbolicLink(), drafts().length]).toEqual([true, 0]);
  });
});
