/**
 * Score reports for readers: terminal text, Markdown, LaTeX and a self-contained HTML page.
 * @module
 */
export { renderHtml } from "./html/page.js";
export { renderInstances } from "./instances.js";
export { renderLatex } from "./latex.js";
export { renderMarkdown } from "./markdown.js";
export { renderTable } from "./table.js";
export type { PageContent, RenderOptions, TableOptions } from "./types.js";
