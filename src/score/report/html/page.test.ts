import { describe, expect, it } from "vitest";
import { examplePairs, exampleReport, exampleWithStatistics, sentenceOf } from "../testing/example.js";
import { renderHtml } from "./page.js";
import { script } from "./script.js";

const pairs = [...examplePairs("careful"), ...examplePairs("hasty")];
const page = renderHtml({ reports: exampleWithStatistics(), sentences: pairs, title: "Tea" });

function dataOf(text: string) {
  return JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(text)![1]!);
}

describe("renderHtml", () => {
  it("loads nothing", () => {
    expect(page).not.toMatch(/https?:|\/\/\w+\.|\bsrc=|@import|url\(|<link|<iframe/i);
    expect(page).toContain("default-src &#39;none&#39;");
  });

  it("shows measures with their signatures, systems compared and each in full", () => {
    expect(page).toContain("<title>Tea</title>");
    expect(page).toMatch(
      /<td title="NIS\|cue:exact\|scope:tok\|punct:no\|data:tea\|v:[\d.]+"><strong>94.12<\/strong>/,
    );
    expect(page).toMatch(/-40\.50 against careful, p = 0\.0020">[\d.]+<span class="stars">\*\*<\/span>/);
    expect(page).toMatch(/<li id="signature-1"><code>starsem\|row:\*\|mode:exact/);
    expect(page).toContain("<summary>All numbers of hasty</summary>");
    expect(page).toContain("71.25–100.00");
  });

  it("draws the plot with a title and a description", () => {
    expect(page).toContain('role="img" aria-labelledby="plot-1-title plot-1-desc"');
    expect(page).toContain("careful: 1–2 words: F1");
  });

  it("folds one table away for each system only where there are several", () => {
    const single = renderHtml({ reports: [exampleReport("careful")] });
    expect(single).not.toContain("<details>");
    expect(single).not.toContain('id="data"');
  });

  it("labels every control", () => {
    const controls = /<form.*?<\/form>/s.exec(page)![0];
    const fields = controls.match(/<(?:select|input) /g)!;
    expect(controls.match(/<label[^>]*>[\w ]+<(?:select|input) id="\w+"/g)).toHaveLength(fields.length);
  });

  it.each(["</script><script>alert(1)</script>", "<!--<script>", `"quoted" & 'single'`, "a\u2028b", "&lt;"])(
    "escapes %j wherever it comes from",
    (nasty) => {
      const word = nasty.replace(/\s/g, "_");
      const gold = { ...sentenceOf(`${word} not here`, [["not", ["here"]]]), doc: nasty, id: nasty };
      const report = exampleReport("careful");
      report.breakdown.file[0]!.group = nasty;
      const reports = [{ ...report, system: nasty, signature: nasty, signatures: { pcs: nasty } }];
      const sentences = [{ system: nasty, gold, predicted: gold, diagnoses: [] }];
      const text = renderHtml({ reports, sentences, title: nasty });
      const outside = text.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<style>[\s\S]*?<\/style>/, "");
      expect(text.match(/<script\b/g)).toHaveLength(2);
      expect(text.match(/<\/script>/g)).toHaveLength(2);
      expect(outside).not.toMatch(/<!--|alert\(1\)<\/|"quoted"/);
      expect(text.slice(text.indexOf('id="data"'))).not.toContain("\u2028");
      expect(dataOf(text).records[0][2]).toBe(`${word} not here`);
      expect(dataOf(text).systems).toEqual([nasty]);
    },
  );

  it("ships a script that parses and writes no markup", () => {
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/);
    expect(script).not.toContain("</");
  });
});
