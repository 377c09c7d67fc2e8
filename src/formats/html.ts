import type { Sentence } from "../negation/negation.js";
import { escapeHtml } from "./escape-html.js";
import type { Format } from "./format.js";
import { type MarkedLayer, renderSegments, segmentsOf } from "./marks.js";

/** One self-contained page: every negation on a line of its own, so that overlapping scopes stay apart. */
export const html: Format = {
  name: "html",
  summary: "for people: a self-contained page with every negation marked",
  extensions: [],
  writer({ all = false } = {}) {
    let isFirst = true;
    return {
      write(sentence) {
        if (sentence.negations.length === 0 && !all) return "";
        const start = isFirst ? head : "";
        isFirst = false;
        return `${start}<li>${lines(sentence).join("")}</li>\n`;
      },
      end: () => `${isFirst ? head : ""}${foot}`,
    };
  },
};

function lines({ text, negations }: Sentence): string[] {
  if (negations.length === 0) return [`<p>${escapeHtml(text)}</p>`];
  const open = (layer: MarkedLayer) => `<span class="${layer}">`;
  return negations.map((negation) => {
    const marked = renderSegments(segmentsOf(text, negation), open, () => "</span>", escapeHtml);
    return `<p${negation.type === "speculation" ? ' class="speculation"' : ""}>${marked}</p>`;
  });
}

const legend = ["cue", "scope", "event", "focus"]
  .map((layer) => `<span class="${layer}">${layer}</span>`)
  .join(" ");

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Negations</title>
<style>
:root { color-scheme: light dark; --paper: #fdfdfc; --ink: #1c2126; --rule: #dde1e5; --cue: #8a1538; --back: #fbdde6;
  --scope: #1f5fa8; --event: #1b6b3a; --focus: #7c4bb0; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181c; --ink: #e6e9ec; --rule: #343c44; --cue: #ffb3c7;
  --back: #5a1b31; --scope: #7fb8f2; --event: #7fd6a0; --focus: #bb98e8; } }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.9 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0; }
ol { padding-left: 2.5rem; }
li { padding: 0.35rem 0; border-top: 1px solid var(--rule); overflow-wrap: anywhere; }
p { margin: 0; white-space: pre-wrap; }
.cue { background: var(--back); color: var(--cue); font-weight: 700; border-radius: 3px; padding: 0.05em 0.15em; }
.scope { text-decoration: underline 2px var(--scope); text-underline-offset: 0.28em; }
.event { color: var(--event); font-weight: 600; }
.focus { outline: 1.5px solid var(--focus); border-radius: 2px; }
.speculation { font-style: italic; }
</style>
<h1>Negations</h1>
<p>${legend}</p>
<ol>
`;

const foot = "</ol>\n</html>\n";
