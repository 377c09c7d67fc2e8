import type { Negation, Sentence } from "../negation/negation.js";
import { tokenIndices } from "../text/project.js";
import { bracketRuns, formatBrackets } from "./brackets.js";
import type { Writer } from "./format.js";

/**
 * A sentence is written once a negation that has an event, as the corpus does, and once without flag where none has.
 * Columns are those that were read; the blanks that pad them are ours.
 */
export function createPbFocWriter(): Writer {
  return {
    write(sentence) {
      if (sentence.tokens.length === 0) return "";
      const instances = sentence.negations.filter(
        ({ event }) => tokenIndices(event, sentence.tokens).length > 0,
      );
      const copies = instances.length === 0 ? [undefined] : instances;
      return copies.map((instance) => `${pad(rowsOf(sentence, instance)).join("\n")}\n\n`).join("");
    },
  };
}

function rowsOf({ tokens, attributes }: Sentence, instance: Negation | undefined): string[][] {
  const [verb] = instance === undefined ? [] : tokenIndices(instance.event, tokens);
  const focus = instance === undefined ? [] : tokenIndices(instance.focus, tokens);
  const focusCells = formatBrackets(bracketRuns("FOC", focus), tokens.length);
  const hasRoles = tokens.every((token) => token.columns?.roles !== undefined);
  const madeRoles =
    hasRoles || verb === undefined
      ? undefined
      : negatedVerb(verb, tokenIndices(instance!.cue, tokens), tokens.length);
  return tokens.map((token, i) => {
    const {
      ner = "O",
      chunk = "O",
      parse = "*",
      roles = "",
      head: noHead = "-",
      flag: noFlag = "-",
    } = token.columns ?? {};
    const head = token.head === undefined ? noHead : String(token.head + 1);
    const flag = i === verb ? "N" : noFlag;
    const roleCells = hasRoles
      ? roles.split(" ").filter(Boolean)
      : madeRoles === undefined
        ? []
        : [madeRoles[i]!];
    const start = [token.text, String(i + 1)];
    const syntax = [
      token.xpos ?? token.upos ?? "_",
      ner,
      chunk,
      parse,
      head,
      token.deprel ?? "_",
      ...roleCells,
    ];
    const cells = attributes?.order === "sample" ? [...start, flag, ...syntax] : [...start, ...syntax, flag];
    return [...cells, focusCells[i]!].map((cell) => cell.replace(/[ \t\r\n]/g, "_") || "_");
  });
}

/** The column of roles that a reader needs to find the cue again. */
function negatedVerb(verb: number, cue: readonly number[], rows: number): string[] {
  return formatBrackets([...bracketRuns("AM-NEG", cue), { label: "V", from: verb, to: verb }], rows);
}

function pad(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join(" ")
      .trimEnd(),
  );
}
