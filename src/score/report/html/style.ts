/** The page's style sheet: light and dark, phone and print; system fonts only. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #fdfdfc; --card: #ffffff; --ink: #1c2126; --muted: #59636e; --rule: #dde1e5; --link: #0b5cad;
  --cue: #8a1538; --cue-back: #fbdde6; --scope: #1f5fa8; --event: #1b6b3a; --only-back: #ffefc2;
  --wrong: #a33a00; --wrong-back: #fdebe0; --gold: #8d959d;
  --s0: #1f6fbf; --s1: #b4500a; --s2: #2a7f4f; --s3: #7c4bb0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181c; --card: #1b2025; --ink: #e6e9ec; --muted: #a3adb7; --rule: #343c44; --link: #7ab8f5;
    --cue: #ffb3c7; --cue-back: #5a1b31; --scope: #7fb8f2; --event: #7fd6a0; --only-back: #4a3c0c;
    --wrong: #ffb088; --wrong-back: #46271a; --gold: #7d868f;
    --s0: #6aaef0; --s1: #f0995a; --s2: #6cc794; --s3: #bb98e8;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.01em; overflow-wrap: anywhere; }
h2 { margin: 2.75rem 0 0.75rem; padding-top: 0.75rem; border-top: 1px solid var(--rule); font-size: 1.25rem; }
code { font: 0.85em ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--card); }
.systems { margin: 0.35rem 0 0; font-size: 1.05rem; overflow-wrap: anywhere; }
.signature { margin: 0.15rem 0 0; color: var(--muted); }
.figures { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; margin: 0 0 1.25rem; }
.figures div { display: flex; flex-direction: column-reverse; }
.figures dt { color: var(--muted); font-size: 0.85rem; }
.figures dd { margin: 0; font-size: 1.4rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; margin: 0 0 1.25rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
caption { padding: 0 0 0.35rem; text-align: left; color: var(--muted); font-size: 0.9rem; }
th, td { padding: 0.22rem 0.75rem; text-align: right; font-weight: 400; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: left; }
thead th { border-bottom: 1.5px solid var(--ink); color: var(--muted); font-size: 0.85rem; vertical-align: bottom; }
tbody tr.starts:not(:first-child) > * { border-top: 1px solid var(--rule); }
tbody tr:hover > * { background: color-mix(in srgb, var(--link) 8%, var(--paper)); }
.headline, td strong { font-weight: 650; }
sub { font-size: 0.75em; line-height: 0; }
.note { font-size: 0.7rem; vertical-align: super; line-height: 0; text-decoration: none; padding: 0.2rem; }
.stars { display: inline-block; width: 1.6em; text-align: left; }
.notes { max-width: 60rem; color: var(--muted); font-size: 0.85rem; }
.notes p { margin: 0.25rem 0; }
.notes ol { margin: 0.5rem 0 0; padding-left: 1.75rem; }
.notes li:target { background: var(--only-back); color: var(--ink); }
details { margin: 0.15rem 0; } details[open] { margin-bottom: 1rem; } .notes { margin-top: 0.75rem; }
.second th:first-child { padding-left: 0.75rem; text-align: right; }
th[colspan] { text-align: center; border-bottom-width: 1px; border-left: 12px solid transparent; background-clip: padding-box; }
summary { cursor: pointer; padding: 0.25rem 0; }
figure { margin: 0 0 1rem; }
.beside, .pair { display: grid; gap: 0 2.5rem; grid-template-columns: minmax(0, 1fr); }
.key { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0 0 0.5rem; padding: 0; list-style: none; font-size: 0.9rem; }
.swatch { display: inline-block; width: 0.8rem; height: 0.8rem; margin-right: 0.4rem; border-radius: 2px; background: currentColor; vertical-align: -0.05rem; }
svg { display: block; width: 100%; min-width: 20rem; max-width: 38rem; height: auto; font: 12px system-ui, sans-serif; }
.gold { color: var(--gold); } .series-0 { color: var(--s0); } .series-1 { color: var(--s1); } .series-2 { color: var(--s2); } .series-3 { color: var(--s3); }
.bar, .marker { fill: currentColor; } .curve { fill: none; stroke: currentColor; stroke-width: 2; }
.grid { stroke: var(--rule); } .axis { stroke: var(--muted); }
.tick { fill: var(--muted); } .axis-title { fill: var(--ink); font-size: 13px; } .value { fill: var(--ink); font-size: 11.5px; }
.controls { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; margin: 0 0 1rem; }
.controls label { display: flex; flex-direction: column; gap: 0.2rem; font-size: 0.85rem; color: var(--muted); }
.controls label[hidden] { display: none; }
.grow { flex: 1 1 12rem; }
select, input, button { min-height: 2.4rem; padding: 0.3rem 0.6rem; border: 1px solid var(--gold); border-radius: 6px;
  background: var(--card); color: var(--ink); font: inherit; font-size: 1rem; max-width: 100%; }
button { cursor: pointer; padding-inline: 1rem; } button:disabled { opacity: 0.5; cursor: default; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 0 0 0.5rem; line-height: 1.9; }
#found { margin: 0 0 0.75rem; color: var(--muted); font-size: 0.9rem; }
.list { margin: 0; padding: 0; list-style: none; }
.card { margin: 0 0 0.75rem; padding: 0.6rem 0.9rem 0.7rem; border: 1px solid var(--rule); border-radius: 8px; background: var(--card); }
.card h3 { float: left; margin: 0 0.75rem 0.25rem 0; line-height: 1.35rem; font-size: 0.85rem; font-weight: 600; color: var(--muted); overflow-wrap: anywhere; }
.system { margin-left: 0.75rem; font-weight: 400; }
.negation + .negation { clear: left; margin-top: 0.6rem; padding-top: 0.6rem; border-top: 1px dashed var(--rule); }
.tags { display: flex; flex-wrap: wrap; gap: 0.35rem; margin: 0 0 0.25rem; }
.tag { padding: 0 0.5rem; border: 1px solid var(--rule); border-radius: 1rem; color: var(--muted); font-size: 0.8rem; }
.error { border-color: transparent; background: var(--wrong-back); color: var(--wrong); font-weight: 600; }
.line { clear: left; display: grid; grid-template-columns: 4rem minmax(0, 1fr); line-height: 1.9; }
.side { color: var(--muted); font-size: 0.85rem; }
.words { overflow-wrap: anywhere; white-space: pre-wrap; }
.none { color: var(--muted); font-style: italic; }
.cue { padding: 0.08em 0.15em; border-radius: 3px; background: var(--cue-back); color: var(--cue); font-weight: 700; }
.scope { text-decoration: underline 2px var(--scope); text-underline-offset: 0.28em; text-decoration-skip-ink: none; }
.bracket { color: var(--scope); font-weight: 700; }
.only { background: var(--only-back); }
.event { color: var(--event); font-weight: 600; text-decoration: underline 3px dotted var(--event); text-underline-offset: 0.28em; }
.focus { outline: 1.5px solid var(--s3); border-radius: 2px; }
.cue.scope { text-decoration-color: var(--scope); }
.pager { display: flex; align-items: center; justify-content: center; gap: 1rem; margin: 1rem 0; }
.pager[hidden] { display: none; }
@media (min-width: 62rem) {
  .beside { grid-template-columns: minmax(24rem, 1fr) fit-content(60%); align-items: start; }
  .beside > * { min-width: 0; }
  .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .beside table, .pair table { font-size: 0.95rem; }
  .beside th:not(:first-child), .beside td, .pair th:not(:first-child), .pair td { padding-inline: 0.4rem; }
}
@media (max-width: 36rem) {
  body { padding: 1rem 0.9rem 3rem; } h1 { font-size: 1.4rem; }
  th, td { padding-inline: 0.45rem; } .controls label { flex: 1 1 8rem; min-width: 0; } .controls select { width: 100%; }
  th:first-child { position: sticky; left: 0; background: var(--paper); } .second th:first-child { position: static; }
  tbody th { min-width: 8.5rem; white-space: normal; } table { font-size: 0.95rem; } .controls .grow { flex-basis: 100%; }
  .line { grid-template-columns: minmax(0, 1fr); } .side { line-height: 1.3; margin-top: 0.25rem; }
}
@media print {
  :root { --paper: #fff; --card: #fff; --ink: #000; --muted: #444; --rule: #bbb; --link: #000; --cue: #8a1538; --cue-back: #fbdde6;
    --scope: #1f5fa8; --event: #1b6b3a; --only-back: #ffefc2; --wrong: #a33a00; --wrong-back: #fdebe0; --gold: #8d959d; }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .controls, .pager, .skip { display: none; } .scroll { overflow: visible; } .card, figure, tr { break-inside: avoid; } h2 { break-after: avoid; }
}
`;
