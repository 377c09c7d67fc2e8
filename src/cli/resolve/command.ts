import { Command, Option } from "commander";
import { readableFormats, writableFormats } from "../../formats/registry.js";
import { type Scheme, schemes } from "../../negation/lexicon/row.js";
import { languages } from "../../text/language.js";

export interface ResolveFlags {
  from?: string;
  to: string;
  output?: string;
  lang?: string;
  tier: "rules";
  scheme: Scheme;
  all?: boolean;
}

const examples = `
Examples:
  $ litotes resolve "I don't think so."
  $ litotes resolve letters/*.txt --to jsonl -o negations.jsonl
  $ litotes resolve cdsco.txt --from starsem --to starsem -o system.txt
  $ cat abstracts.txt | litotes resolve --scheme bioscope --to html > negations.html`;

export function resolveCommand(): Command {
  return new Command("resolve")
    .description("find negations: cue, scope, negated event and focus")
    .argument("[input...]", "text, files, folders, or - for standard input")
    .optionsGroup("Input:")
    .option(
      "--from <format>",
      `format of the files (default: by name, else text): ${readableFormats.join(", ")}`,
    )
    .option("--lang <code>", `language of the text (default: detected): ${languages.join(", ")}`)
    .optionsGroup("Resolving:")
    .addOption(new Option("--tier <tier>", "how to find negations").choices(["rules"]).default("rules"))
    .addOption(
      new Option("--scheme <scheme>", "which corpus's idea of cue and scope to follow")
        .choices(schemes)
        .default("cd"),
    )
    .optionsGroup("Output:")
    .option("--to <format>", `format of the output: ${writableFormats.join(", ")}`, "pretty")
    .option("-o, --output <file>", "write to a file instead of standard output")
    .option("--all", "pretty and html: show sentences without negation too")
    .addHelpText("after", examples)
    .action(async (inputs: string[], flags: ResolveFlags) => {
      const { runResolve } = await import("./run-resolve.js");
      await runResolve(inputs, flags);
    });
}
