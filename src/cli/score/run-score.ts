import { createHash } from "node:crypto";
import { parse } from "node:path";
import { LitotesError } from "../../errors.js";
import { starsem } from "../../formats/starsem.js";
import { headlines } from "../../score/measures.js";
import { type Scored, type Source, scoreSources } from "../../score/score.js";
import { bootstrap } from "../../score/statistics/bootstrap.js";
import { approximateRandomisation } from "../../score/statistics/randomisation.js";
import { BelowThreshold } from "../exit.js";
import { checkStandardInput, chooseFormat, openBytes, readCompanion } from "../input.js";
import { createProgress, type Progress } from "../progress.js";
import { parseThresholds, unmetThresholds } from "../threshold.js";
import { sizeOf, watch } from "../watch.js";
import type { ScoreFlags } from "./command.js";
import { print } from "./print.js";
import { systemNames } from "./system-names.js";

export async function runScore(gold: string, systems: readonly string[], flags: ScoreFlags): Promise<void> {
  const thresholds = parseThresholds(flags.failUnder);
  checkStandardInput([gold, ...systems]);
  if (gold === "-" && systems.length > 1) {
    throw misused("gold from standard input can be compared with one system only");
  }
  if (flags.compare !== undefined && systems.length < 2) {
    throw misused("--compare needs a second system to compare with the first");
  }
  const progress = createProgress("scoring", await sizeOf(systems.flatMap((system) => [gold, system])));
  const results: Scored[] = [];
  try {
    for (const [i, name] of systemNames(systems).entries())
      results.push(await scoreOne(gold, { path: systems[i]!, name }, flags, progress));
  } finally {
    progress.end();
  }
  const unmet = results.flatMap(({ report }) =>
    unmetThresholds(report.system, headlines(report.measures), thresholds),
  );
  addStatistics(results, flags);
  await print(results, flags);
  if (unmet.length > 0) throw new BelowThreshold(unmet.join("; "));
}

function misused(reason: string): LitotesError {
  return new LitotesError("L404", { reason });
}

async function scoreOne(
  goldPath: string,
  { path: systemPath, name }: { path: string; name: string },
  flags: ScoreFlags,
  progress: Progress,
): Promise<Scored> {
  const hash = createHash("sha256");
  const gold = await openSource(goldPath, flags.from, (chunk) => {
    hash.update(chunk);
    progress.add(chunk.length);
  });
  const system = await openSource(systemPath, flags.systemFrom ?? flags.from, (chunk) =>
    progress.add(chunk.length),
  );
  return scoreSources(gold, system, {
    system: name,
    data: flags.data ?? parse(goldPath).name,
    starsem: flags.starsem,
    annotation: flags.annotation,
    splitNeitherNor: flags.splitNeitherNor ?? false,
    instances: flags.instances,
    keepCounts: flags.confidence !== undefined || flags.compare !== undefined,
    keepSentences: flags.html !== undefined,
    sum: () => hash.digest("hex").slice(0, 8),
  });
}

async function openSource(
  path: string,
  from: string | undefined,
  seen: (chunk: Uint8Array) => void,
): Promise<Source> {
  const format = chooseFormat(from, path, path.endsWith(".xml") ? undefined : starsem);
  return { file: path, format, bytes: watch(openBytes(path), seen), ...(await readCompanion(path, format)) };
}

function addStatistics(results: readonly Scored[], { confidence, compare, seed }: ScoreFlags): void {
  const [first, ...others] = results;
  if (confidence !== undefined) {
    const options = confidence === true ? { seed } : { seed, samples: confidence };
    for (const { report, counts } of results) report.intervals = bootstrap(counts, report.context, options);
  }
  if (compare !== undefined && first !== undefined) {
    const options = compare === true ? { seed } : { seed, trials: compare };
    const baseline = { ...first.counts, system: first.report.system };
    for (const { report, counts } of others) {
      report.comparison = approximateRandomisation(baseline, counts, report.context, options);
    }
  }
}
