import { oneOf } from "../errors.js";
import { bioscope } from "./bioscope.js";
import { brat } from "./brat.js";
import { conllu } from "./conllu.js";
import type { Format } from "./format.js";
import { html } from "./html.js";
import { jsonl } from "./jsonl.js";
import { pbFoc } from "./pb-foc.js";
import { pretty } from "./pretty.js";
import { sfu } from "./sfu.js";
import { starsem } from "./starsem.js";
import { text } from "./text.js";

export const formats: readonly Format[] = [
  starsem,
  bioscope,
  sfu,
  pbFoc,
  conllu,
  brat,
  jsonl,
  text,
  pretty,
  html,
];

const formatNames = formats.map(({ name }) => name);

export const readableFormats = formats
  .filter((format) => format.reader !== undefined)
  .map(({ name }) => name);
export const writableFormats = formats
  .filter((format) => format.writer !== undefined)
  .map(({ name }) => name);

export function formatByName(name: string, choices: readonly string[] = formatNames): Format {
  const known = formats.find((format) => format.name === name);
  return known ?? formats[formatNames.indexOf(oneOf("format", name, choices))]!;
}

/** By the ending of a file name; undefined where none or several have it (.xml may hold BioScope or SFU). */
export function formatByPath(path: string): Format | undefined {
  const fitting = formats.filter((format) => format.extensions.some((extension) => path.endsWith(extension)));
  return fitting.length === 1 ? fitting[0] : undefined;
}
