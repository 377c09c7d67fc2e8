import { cueKinds } from "../../../negation/cue-kind.js";
import { errorKinds } from "../../diagnose.js";
import type { MarkedSentence } from "../types.js";
import { html, type Markup, nothing, scriptJson } from "./markup.js";
import { layerBits, type SentenceRecord, sentenceRecords } from "./sentence.js";

/** Controls, legend and the data from which the page's script draws the sentences it is asked for. */
export function sentencesSection(pairs: readonly MarkedSentence[], systems: readonly string[]): Markup {
  const names = [...new Set([...systems, ...pairs.map(({ system }) => system)])];
  const records = sentenceRecords(pairs, names);
  if (records.length === 0) return nothing;
  const errors = count(records, errorKinds.length, ([, numbers]) => numbers);
  const kinds = count(records, cueKinds.length, ([kind]) => [kind]);
  const option = (value: number, name: string, size: number | undefined) =>
    size === 0
      ? nothing
      : html`<option value="${value}">${name}${size === undefined ? "" : ` (${size})`}</option>`;
  return html`<section aria-labelledby="sentences"><h2 id="sentences">Sentences</h2>
<form class="controls" id="controls" role="search" aria-label="Filter the sentences">
<label>Error <select id="error"><option value="all">all sentences</option><option value="wrong">any error</option><option value="right">no error</option>${errorKinds.map((kind, i) => option(i, kind, errors[i]))}</select></label>
<label${names.length > 1 ? nothing : html` hidden`}>System <select id="system"><option value="all">all systems</option>${names.map((name, i) => option(i, name, undefined))}</select></label>
<label>Kind of cue <select id="kind"><option value="all">all kinds</option>${cueKinds.map((kind, i) => option(i, kind, kinds[i]))}</select></label>
<label class="grow">Text <input id="text" type="search" autocomplete="off" spellcheck="false"></label>
<label>Per page <select id="size"><option>25</option><option>100</option><option value="all">all</option></select></label>
</form>
${legend(records)}
<p id="found" role="status" aria-live="polite"></p>
<ol id="list" class="list"></ol>
<nav class="pager" id="pager" aria-label="Pages of sentences" hidden><button type="button" id="previous">Previous</button><span id="page"></span><button type="button" id="next">Next</button></nav>
<noscript><p>The sentences are drawn by a script in this page; allow it to see them.</p></noscript>
<script type="application/json" id="data">${scriptJson({ systems: names, errorKinds, cueKinds, records })}</script></section>
`;
}

function legend(records: readonly SentenceRecord[]): Markup {
  const hasFocus = records.some(([, , , negations]) =>
    negations.some(([, , ...sides]) =>
      sides.some((side) => side !== 0 && side.some(([, bits]) => bits & layerBits.focus)),
    ),
  );
  const focus = hasFocus ? html`<span><span class="scope focus">focus</span></span>` : nothing;
  return html`<p class="legend"><span><b class="cue">cue</b></span><span><span class="bracket">[</span><span class="scope">scope</span><span class="bracket">]</span></span><span><span class="scope event">event</span></span>${focus}<span><span class="scope only">scope of one side only</span></span></p>
`;
}

/** How many negations have each number. */
function count(
  records: readonly SentenceRecord[],
  length: number,
  numbersOf: (negation: SentenceRecord[3][number]) => readonly number[],
): number[] {
  const counts = new Array<number>(length).fill(0);
  for (const [, , , negations] of records)
    for (const negation of negations) for (const at of numbersOf(negation)) counts[at]!++;
  return counts;
}
