import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";

/**
 * One library in a process of its own: reads `{ texts, timed }` as JSON from stdin, prints per text whether it is
 * negated and which words are the cues, and how fast that is.
 *
 *     tsx bench/resolve/peer.ts litotes|wink-nlp|compromise
 */
export interface PeerResult {
  version: string;
  flags: boolean[];
  /** Absent where the library does not name its cues. */
  cues?: string[][];
  /** Sentences a second, by task. */
  speed: Record<string, number>;
}

interface Peer {
  version: string;
  isNegated: (text: string) => boolean;
  cues?: (text: string) => string[];
  tasks: Record<string, (text: string) => unknown>;
}

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

const peers: Record<string, () => Promise<Peer>> = {
  async litotes() {
    const { isNegated, resolve } = await import("../../src/rules.js");
    const { version } = await import("../../src/version.js");
    const language = "en" as const;
    return {
      version,
      isNegated: (text) => isNegated(text, { language }),
      cues: (text) =>
        resolve(text, { language }).flatMap(({ text: sentence, negations }) =>
          negations.map(({ cue }) => cue.map(({ start, end }) => sentence.slice(start, end)).join(" ")),
        ),
      tasks: {
        "is negated": (text) => isNegated(text, { language }),
        "is negated, language detected": (text) => isNegated(text),
        "cue + scope + event + focus": (text) => resolve(text, { language }),
      },
    };
  },
  async "wink-nlp"() {
    const winkNLP = require("wink-nlp");
    const model = require("wink-eng-lite-web-model");
    const nlp = winkNLP(model, ["sbd", "negation"]);
    const full = winkNLP(model);
    const isNegated = (text: string) =>
      nlp.readDoc(text).sentences().out(nlp.its.negationFlag).includes(true);
    return {
      version: versionOf("wink-nlp"),
      isNegated,
      tasks: {
        "is negated (sbd + negation only)": isNegated,
        "is negated (full pipe)": (text) =>
          full.readDoc(text).sentences().out(full.its.negationFlag).includes(true),
      },
    };
  },
  async compromise() {
    const nlp = require("compromise");
    const cues = (text: string): string[] =>
      nlp(text)
        .match("#Negative")
        .json({ offset: false })
        .flatMap(({ terms }: { terms: { normal: string; implicit?: string }[] }) =>
          terms.map((term) => term.implicit || term.normal),
        );
    return {
      version: nlp.version as string,
      isNegated: (text) => nlp(text).has("#Negative"),
      cues,
      tasks: { "is negated": (text) => nlp(text).has("#Negative") },
    };
  },
};

function perSecond(texts: readonly string[], run: (text: string) => unknown): number {
  for (let i = 0; i < 3; i++) for (const text of texts) run(text);
  const begin = performance.now();
  let rounds = 0;
  do {
    for (const text of texts) run(text);
    rounds++;
  } while (performance.now() - begin < 1_500);
  return Math.round((rounds * texts.length) / ((performance.now() - begin) / 1000));
}

const peer = await peers[process.argv[2]!]!();
const { texts, timed } = JSON.parse(readFileSync(0, "utf8")) as { texts: string[]; timed: string[] };
const { cues } = peer;
const result: PeerResult = {
  version: peer.version,
  flags: texts.map((text) => peer.isNegated(text)),
  ...(cues === undefined ? {} : { cues: texts.map((text) => cues(text)) }),
  speed: Object.fromEntries(Object.entries(peer.tasks).map(([name, run]) => [name, perSecond(timed, run)])),
};
process.stdout.write(JSON.stringify(result));
