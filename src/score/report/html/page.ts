import type { PageContent } from "../types.js";
import { breakdownSection } from "./breakdown.js";
import { html, nothing, raw } from "./markup.js";
import { measuresSection } from "./measures.js";
import { script } from "./script.js";
import { sentencesSection } from "./sentences.js";
import { style } from "./style.js";

/** Nothing may be loaded, from anywhere. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/**
 * One page that needs nothing beside itself: measures, breakdowns, and every negation as gold and system have it.
 *
 * @example
 * writeFileSync("report.html", renderHtml({ reports: [scorer.report()], sentences, title: "CD-SCO dev" }));
 */
export function renderHtml({
  reports,
  sentences = [],
  title = "Negation scores",
  digits = 2,
  runs = [],
}: PageContent): string {
  const systems = reports.map(({ system }) => system);
  const signatures = [...new Set(reports.map(({ signature }) => signature))];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the measures</a>
<header><h1>${title}</h1>${systems.length === 0 ? nothing : html`<p class="systems">${systems.join(", ")}</p>`}${signatures.map((signature) => html`<p class="signature"><code>${signature}</code></p>`)}</header>
<main id="main">
${measuresSection(reports, runs, digits)}
${reports.length === 0 ? nothing : breakdownSection(reports, digits)}
${sentencesSection(sentences, systems)}
</main>
<script>${raw(script)}</script>
</body>
</html>
`.markup;
}
