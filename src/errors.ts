/**
 * Every problem Litotes reports, by code: a sentence with what was expected, what was found and what to do.
 * `{name}` is filled from the values that come with the error.
 */
export const problems = {
  L101: "cannot read {path}: {reason}",
  L102: "nothing found; expected at least one sentence in {format} format",
  L103: "not UTF-8 text ({reason}); expected a text file",
  L104: "byte order mark found; save the file as UTF-8 without one",
  L105: "carriage return (CRLF line end) found; expected LF line ends",
  L106: "cannot write {path}: {reason}",
  L107: "the file breaks off: its last line has no line end",
  L201: "expected {expected}, found {found}",
  L202: "{what} {found} is not part of its word {word}",
  L203: "negation {number} has no cue; each triple of columns needs one",
  L204: "{found} found; expected {expected}",
  L205: "not JSON: {reason}",
  L206: "not a sentence: {reason}",
  L207: "sentence version {found} is unknown; this Litotes reads version {expected}",
  L208: "not well-formed XML: {reason}",
  L209: "{reason}",
  L301: "gold and system differ: expected {expected}, found {found}",
  L302: "{found} sentences found; expected the {gold} of the gold file",
  L401: "unknown {what} {found}; choose one of {choices}",
  L403: "cannot tell the format of {path}; say --{flag} {choices}",
  L404: "{reason}",
  L501: "no {name} in {path}: {reason}; name the folder of a model that has one",
  L502: "not a manifest that can be used: {reason}; get the model again or update Litotes",
  L503: "{name} is not the file that the manifest describes (expected {expected}, found {found}); get the model again",
  L504: "onnxruntime-node cannot be loaded ({reason}); npm install onnxruntime-node, or choose the runtime wasm",
  L505: "{name} cannot be run by the {runtime} runtime: {reason}",
  L506: "the model was disposed of and can be used no more; load it again",
  L507: "the model cannot {what}: it has no output {found}; its outputs are {choices}",
  L508: "sentence of {found} word pieces; the model reads {expected} at most: cut it into its windows",
} as const;

export type ProblemCode = keyof typeof problems;

/** Where in the input it happened. */
export interface Place {
  file: string;
  line?: number;
}

/** The one error class; `message` is the line a user sees: `cdsco.txt:1042: expected 8 columns, found 9 [L201]`. */
export class LitotesError extends Error {
  override readonly name = "LitotesError";

  constructor(
    readonly code: ProblemCode,
    readonly values: Readonly<Record<string, string | number>> = {},
    readonly place?: Place,
  ) {
    super(`${place === undefined ? "" : `${formatPlace(place)}: `}${fill(problems[code], values)} [${code}]`);
  }
}

/** The choice that was named, or an error that lists them all. */
export function oneOf<T extends string>(
  what: string,
  found: string,
  choices: readonly T[],
  place?: Place,
): T {
  const choice = choices.find((each) => each === found);
  if (choice !== undefined) return choice;
  throw new LitotesError("L401", { what, found, choices: choices.join(", ") }, place);
}

export function formatPlace({ file, line }: Place): string {
  const name = printable(file);
  return line === undefined ? name : `${name}:${line}`;
}

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = printable(String(values[name] ?? `{${name}}`));
    return ownValues.has(name) ? value : clip(value);
  });
}

/** Said by us or by the user, and of no use in part; other values come from the input and may be of any length. */
const ownValues = new Set(["choices", "path"]);

function clip(value: string): string {
  return value.length > 120 ? `${value.slice(0, 119)}…` : value;
}

/** What comes from the input must not break the line or hide in it. */
function printable(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\uFFFD");
}
