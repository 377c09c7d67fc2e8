import { Command } from "commander";
import { version } from "../version.js";
import { convertCommand } from "./convert.js";
import { parseCommand } from "./parse/command.js";
import { resolveCommand } from "./resolve/command.js";
import { scoreCommand } from "./score/command.js";

export function createProgram(): Command {
  const program = new Command("litotes")
    .description("The negation toolkit: find, score and convert negations.")
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneLine(text)) });
  const add = (command: Command, options: { hidden?: boolean } = {}) =>
    program.addCommand(
      command.copyInheritedSettings(program).option("--debug", "show the stack of an error"),
      options,
    );
  for (const command of [resolveCommand(), scoreCommand(), convertCommand()]) add(command);
  // Until the package brings a model, it works with --model only.
  add(parseCommand(), { hidden: true });
  return program;
}

/** `error: unknown command 'scor'\n(Did you mean score?)` -> `litotes: unknown command 'scor' (Did you mean score?); see litotes --help` */
function oneLine(text: string): string {
  return `litotes: ${text
    .replace(/^error: /, "")
    .trim()
    .replaceAll("\n", " ")}; see litotes --help\n`;
}
