import { describe, expect, it } from "vitest";
import { escapeLatex, renderLatex } from "./latex.js";
import { exampleReport, exampleWithStatistics } from "./testing/example.js";

describe("renderLatex", () => {
  it("gives one system all its columns", () => {
    const lines = renderLatex([exampleReport("careful")]).split("\n");
    expect(lines.slice(0, 7)).toEqual([
      "\\begin{table}",
      "\\centering",
      "\\begin{tabular}{lrrrrrrrr}",
      "\\toprule",
      "careful & gold & system & tp & fp & fn & P & R & F1 \\\\",
      "\\midrule",
      "Cues & 3 & 3 & 3 & 0 & 0 & 100.00 & 100.00 & 100.00 \\\\",
    ]);
    expect(lines).toContain("NIS\\textsubscript{tok} &  &  &  &  &  & 100.00 & 88.89 & 94.12 \\\\");
    expect(lines.filter((line) => line === "\\midrule")).toHaveLength(3);
    expect(lines.some((line) => line.startsWith("% NIS|cue:exact|scope:tok|punct:no|data:tea|v:"))).toBe(
      true,
    );
  });

  it("sets several systems side by side", () => {
    const runs = [{ system: "seeds", signature: "", runs: 3, mean: { cues: 80 }, sd: { cues: 1.5 } }];
    const text = renderLatex(exampleWithStatistics(), { digits: 1, runs });
    expect(text).toContain("& careful & hasty & seeds (3 runs) \\\\\n");
    expect(text).toContain("Cues & \\textbf{100.0} & 66.7\\textsuperscript{*} & 80.0 $\\pm$ 1.5 \\\\\n");
    expect(text).toContain("\\texttt{score\\allowbreak\\textbar{}starsem:exact");
  });

  it.each([
    ["50 % & $3 #1", "50 \\% \\& \\$3 \\#1"],
    ["a_b{c}~^\\", "a\\_b\\{c\\}\\textasciitilde{}\\textasciicircum{}\\textbackslash{}"],
    ["x\ny", "x y"],
  ])("escapes %j", (text, expected) => {
    expect(escapeLatex(text)).toBe(expected);
  });

  it("cannot be led out of a comment by a line break", () => {
    const report = exampleReport("careful");
    const text = renderLatex([
      { ...report, signatures: { ...report.signatures, pcs: "PCS|data:a\n\\input{b}" } },
    ]);
    expect(text).toContain("% PCS|data:a \\input{b}\n");
  });
});
