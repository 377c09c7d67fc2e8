import { describe, expect, it } from "vitest";
import { escapeMarkdown, renderMarkdown } from "./markdown.js";
import { exampleReport, exampleWithStatistics } from "./testing/example.js";

describe("renderMarkdown", () => {
  it("gives one system all its columns", () => {
    const lines = renderMarkdown(exampleWithStatistics().slice(0, 1)).split("\n");
    expect(lines.slice(0, 3)).toEqual([
      "| careful | gold | system | tp | fp | fn | P | R | F1 | 95 % interval |",
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
      "| Cues | 3 | 3 | 3 | 0 | 0 | 100.00 | 100.00 | 100.00 |  |",
    ]);
    expect(lines).toContain("| NIS<sub>tok</sub> |  |  |  |  |  | 100.00 | 88.89 | 94.12 | 71.25–100.00 |");
    expect(lines.at(-2)).toMatch(
      /^Signatures: `starsem\|row:\*\|mode:exact\|punct:no\|data:tea\|v:[\d.]+`; `NIS\|/,
    );
  });

  it("sets several systems side by side", () => {
    const runs = [{ system: "seeds", signature: "", runs: 3, mean: { cues: 80 }, sd: { cues: 1.5 } }];
    const text = renderMarkdown(exampleWithStatistics(), { digits: 1, runs });
    expect(text).toContain("| F1 (PCS: %) | careful | hasty | seeds (3 runs) |\n");
    expect(text).toContain("| Cues | **100.0** | 66.7\\* | 80.0 ± 1.5 |\n");
    expect(text).toContain("\\* p &lt; 0.05, \\*\\* p &lt; 0.01");
  });

  it.each([
    ["a|b", "a\\|b"],
    ["my_*best*_run", "my\\_\\*best\\*\\_run"],
    ["<b> & `c`", "&lt;b> &amp; \\`c\\`"],
    ["two\nlines", "two lines"],
  ])("escapes %j", (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  it("keeps every row of a table as wide as its heading", () => {
    const table = renderMarkdown([{ ...exampleReport("hasty"), system: "a|b\n|" }]).split("\n\n")[0]!;
    const widths = table.split("\n").map((line) => line.replace(/\\\|/g, "").split("|").length);
    expect(new Set(widths).size).toBe(1);
  });
});
