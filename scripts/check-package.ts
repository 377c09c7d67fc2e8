/**
 * Packs the package, installs the tarball in an empty folder and tries every entry: npm run test:package
 * Publint says what bundlers and runtimes would stumble over.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

const root = fileURLToPath(new URL("..", import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "litotes-package-"));
const npm = (...args: string[]) =>
  execFileSync("npm", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

try {
  const [{ filename, unpackedSize }] = JSON.parse(
    npm("pack", root, "--json", "--ignore-scripts", "--loglevel=error"),
  );
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", type: "module" }));
  npm("install", `./${filename}`, "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error");
  const entries = Object.keys(manifest.exports).map((entry) => entry.replace(/^\./, manifest.name));
  for (const entry of entries) {
    const attributes = entry.endsWith(".json") ? ', { with: { type: "json" } }' : "";
    const script = `const m = await import("${entry}"${attributes}); if (Object.keys(m).length === 0) throw new Error("empty");`;
    execFileSync(process.execPath, ["--no-warnings", "--input-type=module", "-e", script], { cwd: folder });
  }
  const printed = execFileSync("npx", ["--no-install", "litotes", "--version"], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
  if (printed !== manifest.version)
    throw new Error(`litotes --version prints ${printed}, not ${manifest.version}`);

  const { messages } = await publint({ pkgDir: root });
  for (const message of messages) console.log(`publint: ${formatMessage(message, manifest)}`);
  if (messages.some(({ type }) => type !== "suggestion")) throw new Error("publint is not content");
  console.log(`package: ${entries.length} entries resolve, ${(unpackedSize / 1024).toFixed(0)} kB unpacked`);
} finally {
  rmSync(folder, { recursive: true });
}
