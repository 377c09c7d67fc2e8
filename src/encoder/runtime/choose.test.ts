import { describe, expect, it, vi } from "vitest";
import { rejectionOf } from "../../testing/message-of.js";
import { hasNative } from "../testing/native.js";
import { chooseRuntime, slowerNotice } from "./choose.js";
import type { Runtime, RuntimeChoice } from "./runtime.js";

const runtime = (name: Runtime["name"]) => async () => ({ name }) as Runtime;
const absent = async () => {
  throw new Error("Cannot find package 'onnxruntime-node'\nimported from here");
};
const present = { native: runtime("native"), wasm: runtime("wasm") };

describe("chooseRuntime", () => {
  it.each<[RuntimeChoice, Runtime["name"]]>([
    ["auto", "native"],
    ["native", "native"],
    ["wasm", "wasm"],
  ])("%s is %s where both are installed", async (choice, name) => {
    const onNotice = vi.fn();
    expect((await chooseRuntime({ runtime: choice, onNotice }, present)).name).toBe(name);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it("says once that the fallback is slower", async () => {
    const onNotice = vi.fn();
    expect((await chooseRuntime({ onNotice }, { ...present, native: absent })).name).toBe("wasm");
    expect(onNotice.mock.calls).toEqual([[slowerNotice]]);
    expect(slowerNotice).not.toContain("\n");
  });

  it("does not fall back where native is asked for", async () => {
    const message = await rejectionOf(chooseRuntime({ runtime: "native" }, { ...present, native: absent }));
    expect(message).toMatch(
      /^onnxruntime-node cannot be loaded \(Cannot find package 'onnxruntime-node'\); .*\[L504\]$/,
    );
  });

  it("lists the choices", async () => {
    expect(await rejectionOf(chooseRuntime({ runtime: "gpu" as RuntimeChoice }))).toMatch(
      /unknown runtime gpu; choose one of auto, native, wasm/,
    );
  });

  it.skipIf(!hasNative)("finds onnxruntime-node", async () => {
    expect((await chooseRuntime({})).name).toBe("native");
  });
});
