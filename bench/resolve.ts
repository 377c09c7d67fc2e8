import { parseArgs } from "node:util";
import type { Sentence } from "../src/negation/negation.js";
import { punctBaseline } from "../src/resolve/index.js";
import { bioscopeAbstracts, cdSco, lastFifth, printed, sfuReviews } from "./resolve/corpora.js";
import { cueWords } from "./resolve/cue-words.js";
import { columns, measure, rates, systemsOf } from "./resolve/quality.js";
import { runPeer } from "./resolve/run-peer.js";

/**
 * The rule tier, its baselines and its peers on CD-SCO dev and test, BioScope and SFU dev, words only.
 *
 *     npm run bench:resolve [-- --dev]      --dev leaves the test set alone
 */
const { values: flags } = parseArgs({ options: { dev: { type: "boolean" }, quick: { type: "boolean" } } });
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
const header = (cells: readonly string[]) => {
  row(cells);
  row(cells.map(() => "---"));
};

const splits = { "CD-SCO dev": cdSco("dev"), ...(flags.dev ? {} : { "CD-SCO test": cdSco("test-gold") }) };

header(["corpus", "system", ...columns]);
for (const [name, golds] of Object.entries(splits)) {
  const systems = systemsOf("cd");
  for (const [system, run] of Object.entries(systems)) row([name, system, ...measure(golds, run)]);
  row([name, "punct, gold cues, neither/nor split", ...measure(golds, systems["punct, gold cues"]!, true)]);
  row([
    name,
    "punct, gold cues, rest of the word",
    ...measure(golds, (gold) => punctBaseline(gold, { wordRest: true })),
  ]);
}
for (const [name, golds, scheme] of [
  ["BioScope dev", lastFifth(bioscopeAbstracts()), "bioscope"],
  ["SFU dev", lastFifth(sfuReviews()), "sfu"],
] as const) {
  for (const [system, run] of Object.entries(systemsOf(scheme))) row([name, system, ...measure(golds, run)]);
}

if (!flags.quick) {
  const timed = cdSco("dev").slice(0, 500).map(printed);
  console.log("\nPeers: sentences as printed text, each library in its own process\n");
  header(["corpus", "system", "sentence P/R/F1", "cue words P/R/F1"]);
  const speeds: [string, string, number][] = [];
  for (const [name, golds] of Object.entries(splits)) {
    for (const peer of ["litotes", "wink-nlp", "compromise"]) comparePeer(name, golds, peer, timed, speeds);
  }
  console.log("\nSpeed on 500 sentences of CD-SCO dev, one core, warm\n");
  header(["system", "task", "sentences/s"]);
  for (const line of speeds) row(line);
}

function comparePeer(
  corpus: string,
  golds: readonly Sentence[],
  name: string,
  timed: readonly string[],
  speeds: [string, string, number][],
): void {
  const isFirst = !speeds.some(([system]) => system.startsWith(name));
  const result = runPeer(name, golds.map(printed), isFirst ? timed : timed.slice(0, 10));
  if (result === undefined) {
    row([corpus, name, "not installed", "not installed"]);
    return;
  }
  const isGold = golds.map(({ negations }) => negations.length > 0);
  const right = result.flags.filter((flag, i) => flag && isGold[i]).length;
  const sentence = rates(
    (100 * right) / result.flags.filter(Boolean).length,
    (100 * right) / isGold.filter(Boolean).length,
  );
  const cues = result.cues === undefined ? "not told" : cueWords(golds, result.cues);
  row([corpus, `${name} ${result.version}`, sentence, cues]);
  if (isFirst)
    for (const [task, speed] of Object.entries(result.speed))
      speeds.push([`${name} ${result.version}`, task, speed]);
}
