import { describe, expect, it } from "vitest";
import { version } from "../../version.js";
import { renderTable } from "./table.js";
import { exampleReport, exampleWithStatistics } from "./testing/example.js";
import { displayWidth } from "./text-table.js";

describe("renderTable", () => {
  it("prints one system with its measures, sentence figures and signatures", () => {
    expect(renderTable([exampleReport("careful")]).replaceAll(`v:${version}`, "v:X")).toMatchInlineSnapshot(`
      "careful
      score|starsem:exact|punct:no|data:tea|v:X

                                   gold  system  tp  fp  fn       P       R      F1
      -----------------------------------------------------------------------------
      Cues                            3       3   3   0   0  100.00  100.00  100.00
      Scopes (cue match)              3       3   2   0   1  100.00   66.67   80.00
      Scopes (no cue match)           3       3   2   0   1  100.00   66.67   80.00
      Scope tokens (no cue match)     9       8   8   0   1  100.00   88.89   94.12
      Negated (no cue match)          3       3   3   0   0  100.00  100.00  100.00
      Full negation                   3       3   2   0   1  100.00   66.67   80.00
      -----------------------------------------------------------------------------
      Cues B                          3       3   3   0   0  100.00  100.00  100.00
      Scopes B (cue match)            3       3   2   0   1   66.67   66.67   66.67
      Scopes B (no cue match)         3       3   2   0   1   66.67   66.67   66.67
      Negated B (no cue match)        3       3   3   0   0  100.00  100.00  100.00
      Full negation B                 3       3   2   0   1   66.67   66.67   66.67
      -----------------------------------------------------------------------------
      NIS_tok                                                100.00   88.89   94.12
      NIS_ex                                                  66.67   66.67   66.67
      NIS_head                                               100.00   95.24   97.56
      Scope tokens (exact cue)                               100.00   88.89   94.12
      CoNLL-2010                                              66.67   66.67   66.67
      PCS                                                                     66.67

      Sentences                           3
      Negation sentences                  2
      Negation sentences with errors      1
      Correct sentences (%)           66.67
      Correct negation sentences (%)  50.00

      Signatures
        starsem|row:*|mode:exact|punct:no|data:tea|v:X
        NIS|cue:exact|scope:tok|punct:no|data:tea|v:X
        NIS|cue:exact|scope:ex|punct:no|data:tea|v:X
        NIS|cue:exact|scope:head5|punct:no|data:tea|v:X
        scope-tokens|cue:exact|punct:no|data:tea|v:X
        CoNLL-2010|cue:exact|scope:exact|punct:yes|data:tea|v:X
        PCS|cue:exact|mode:exact|punct:no|data:tea|v:X
      "
    `);
  });

  it("prints several systems side by side with best values and stars", () => {
    const text = renderTable(exampleWithStatistics(), { digits: 1, breakdown: ["cueKind"] });
    expect(text.slice(text.indexOf("F1 (PCS: %)"), text.indexOf("Signatures"))).toMatchInlineSnapshot(`
      "F1 (PCS: %)                  careful    hasty
      ---------------------------------------------
      Cues                          >100.0  66.7*
      Scopes (cue match)             >80.0  40.0
      Scopes (no cue match)          >80.0  40.0
      Scope tokens (no cue match)    >94.1  30.8
      Negated (no cue match)        >100.0  50.0
      Full negation                  >80.0  40.0
      Cues B                        >100.0  66.7
      Scopes B (cue match)           >66.7  33.3
      Scopes B (no cue match)        >66.7  33.3
      Negated B (no cue match)      >100.0  50.0
      Full negation B                >66.7  33.3
      NIS_tok                        >94.1  50.0**
      NIS_ex                         >66.7  33.3
      NIS_head                       >97.6  58.3
      Scope tokens (exact cue)       >94.1  30.8
      CoNLL-2010                     >66.7  33.3
      PCS                            >66.7  33.3***

      > best of its row.
      * p < 0.05, ** p < 0.01, *** p < 0.001 against careful: paired approximate randomisation, 99 trials,
        seed 7.

      "
    `);
    expect(text).toContain(
      "NIS_tok                                                100.0   88.9   94.1     71.3–100.0",
    );
    expect(text).toContain(
      "95 % intervals of F1 (PCS: of the percentage): bootstrap over sentences, 100 samples, seed 7.",
    );
    expect(text).toContain("Kind of cue  gold  system  cues F1  NIS_tok P      R     F1  NIS_ex F1");
  });

  it("shows means and deviations of runs", () => {
    const runs = [
      {
        system: "seeds",
        signature: "",
        runs: 3,
        mean: { cues: 80.126, pcs: 50 },
        sd: { cues: 1.004, pcs: 0 },
      },
    ];
    expect(renderTable([], { runs })).toBe(
      [
        "F1 (PCS: %)  seeds (3 runs)",
        "---------------------------",
        "Cues           80.13 ± 1.00",
        "PCS            50.00 ± 0.00",
        "",
        "Mean ± sample standard deviation over the runs of a system.",
        "",
      ].join("\n"),
    );
  });

  it("stays within 100 columns with many systems of long names", () => {
    const report = exampleWithStatistics()[0]!;
    const systems = Array.from({ length: 12 }, (_, i) => ({
      ...report,
      system: `runs/a/very/long/path/seed-${i}.txt`,
    }));
    const lines = renderTable(systems, { breakdown: ["scopeLength", "cueKind", "file"] }).split("\n");
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.includes("seed-11.txt"))).toHaveLength(2);
  });

  it("lists instances when asked to", () => {
    expect(renderTable([exampleReport("hasty")], { instances: true })).toContain(
      "tea 1  missed cue  (affix cue)",
    );
  });

  it("lets no control character through to the terminal", () => {
    const text = renderTable([{ ...exampleReport("careful"), system: "a\u001b[31mb\nc" }]);
    expect(text).toMatch(/^a\uFFFD\[31mb\uFFFDc\n/);
  });
});
