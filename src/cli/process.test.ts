import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/folder.js";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const gold = fileURLToPath(new URL("../../examples/score/gold.txt", import.meta.url));
const folder = temporaryFolder();
const node = [process.execPath, "--import", "tsx", main] as const;
const files = () => readdirSync(folder.path);

it.each(["SIGINT", "SIGTERM"] as const)("%s leaves no draft behind", { timeout: 30_000 }, async (signal) => {
  const args = ["convert", "-", "--from", "starsem", "--to", "jsonl", "-o", `${folder.path}/out.jsonl`];
  const child = spawn(node[0], [...node.slice(1), ...args], { stdio: ["pipe", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (data) => (errors += data));
  child.stdin.on("error", () => {});
  const text = readFileSync(gold, "utf8");
  for (let i = 0; i < 100; i++) child.stdin.write(text);
  while (files().length === 0) await sleep(50);
  expect(files()[0]).toMatch(/^out\.jsonl\.\d+\.part$/);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([null, signal]);
  expect([files(), errors]).toEqual([[], ""]);
});

it("an error ends the work though standard input goes on", { timeout: 30_000 }, async () => {
  const child = spawn(node[0], [...node.slice(1), "score", gold, "-"], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.stdin.on("error", () => {});
  child.stdin.write(readFileSync(gold, "utf8").replaceAll("kettle", "pot"));
  expect(await once(child, "exit")).toEqual([2, null]);
});

it.skipIf(!existsSync("/dev/full"))("a full disk is one line and exit code 2", { timeout: 30_000 }, () => {
  const command = `${node.map((word) => `'${word}'`).join(" ")} score '${gold}' '${gold}' >/dev/full`;
  const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  expect([status, stderr]).toEqual([
    2,
    "litotes: cannot write standard output: no space left on the device [L106]\n",
  ]);
});

it("a reader that leaves early is no error", { timeout: 30_000 }, () => {
  const many = Array.from({ length: 2000 }, () => `'${gold}'`).join(" ");
  const convert = `convert ${many} --from starsem --to jsonl`;
  const command = `{ ${node.map((word) => `'${word}'`).join(" ")} ${convert}; echo "code $?" >&2; } | head -1`;
  const { stdout, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  expect([stdout.startsWith('{"v":1'), stderr]).toEqual([true, "code 0\n"]);
});
