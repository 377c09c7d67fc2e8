import { renderHtml, renderLatex, renderMarkdown, renderTable } from "../../score/report/index.js";
import type { Scored } from "../../score/score.js";
import type { ScoreReport } from "../../score/scorer.js";
import { type RunSummary, summariseRuns } from "../../score/statistics/runs.js";
import { openOutput, writeWhole } from "../output.js";
import type { ScoreFlags } from "./command.js";

export async function print(results: readonly Scored[], flags: ScoreFlags): Promise<void> {
  const reports = results.map(({ report }) => report);
  const runs = flags.runs ? [summariseRuns(reports)] : [];
  if (flags.html !== undefined) {
    const sentences = results.flatMap((result) => result.sentences);
    const title = `Negation scores on ${reports[0]?.context.data}`;
    await writeWhole(flags.html, renderHtml({ reports, sentences, title, runs, digits: flags.digits }));
  }
  await openOutput(undefined).write(
    flags.json ? asJson([...reports, ...runs]) : asText(reports, runs, flags),
  );
}

function asJson(objects: readonly (ScoreReport | RunSummary)[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join("");
}

function asText(reports: readonly ScoreReport[], runs: readonly RunSummary[], flags: ScoreFlags): string {
  const options = { digits: flags.digits, runs };
  if (flags.markdown) return renderMarkdown(reports, options);
  if (flags.latex) return renderLatex(reports, options);
  return renderTable(reports, { ...options, breakdown: flags.by ?? [], instances: flags.errors ?? false });
}
