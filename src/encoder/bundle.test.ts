import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

it("bundles for browsers: nothing of Node, no native code, under 80 kB gzipped beside the wasm file", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL("../syntax/index.ts", import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((path) => /onnxruntime-node|^node:/.test(path))).toEqual([]);
  expect(inputs.some((path) => path.includes("onnxruntime-web"))).toBe(true);
  expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThan(80_000);
});
