import { type Diagnosis, errorKinds, type InstanceTexts } from "../diagnose.js";
import { printable } from "./text-table.js";
import type { ScoreReport } from "./types.js";

/**
 * Every instance that is not right: where, what is wrong, and what gold and system say.
 *
 * @example
 * hound 12  scope too short  (word cue)
 *   gold    cue: not  scope: he did … sleep  event: sleep
 *   system  cue: not  scope: did … sleep  event: sleep
 */
export function renderInstances({ system, instances }: ScoreReport): string {
  if (instances === undefined) return `${printable(system)}: instances were not kept\n`;
  const wrong = instances.filter(({ errors }) => errors.length > 0);
  const counts = errorKinds
    .map((kind) => [kind, wrong.filter(({ errors }) => errors.includes(kind)).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`);
  const summary = `${printable(system)}: ${wrong.length} of ${instances.length} instances with errors`;
  return `${[summary + (counts.length === 0 ? "" : `\n${counts.join(", ")}`), ...wrong.map(entry)].join("\n\n")}\n`;
}

function entry(diagnosis: Diagnosis): string {
  const { doc, id, sentence, errors, cueKind, gold, system } = diagnosis;
  const place = [doc, id].filter((part) => part !== undefined).join(" ") || `sentence ${sentence}`;
  return [
    `${printable(place)}  ${errors.join(", ")}  (${cueKind} cue)`,
    `  gold    ${side(gold)}`,
    `  system  ${side(system)}`,
  ].join("\n");
}

function side(texts: InstanceTexts | undefined): string {
  if (texts === undefined) return "-";
  const part = (name: keyof InstanceTexts) => `${name}: ${printable(texts[name]) || "-"}`;
  return [part("cue"), part("scope"), part("event")].join("  ");
}
