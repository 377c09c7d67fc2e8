import { chmodSync, mkdirSync, rmSync, symlinkSync } from "node:fs";

// tsc writes plain files, and npm links the commands of dependencies but not the package's own:
// both are needed for `npx litotes` in a checkout.
const root = new URL("../", import.meta.url);
chmodSync(new URL("dist/cli/main.js", root), 0o755);
mkdirSync(new URL("node_modules/.bin/", root), { recursive: true });
const link = new URL("node_modules/.bin/litotes", root);
rmSync(link, { force: true });
symlinkSync("../../dist/cli/main.js", link);
