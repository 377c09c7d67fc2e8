import { irregularOf } from "./irregular.js";
import { join } from "./regular/joining.js";
import { thirdPerson } from "./regular/third-person.js";
import type { Variant, VerbTag } from "./tag.js";

/** Forms of an open-class verb in lower case; a compound bends its last part: co-star -> co-starred. */
export function openForms(lemma: string, tag: VerbTag, variant: Variant): string[] {
  const hyphen = lemma.lastIndexOf("-") + 1;
  if (hyphen === 0 || hyphen === lemma.length) return simpleForms(lemma, tag, variant);
  const head = lemma.slice(0, hyphen);
  return simpleForms(lemma.slice(hyphen), tag, variant).map((form) => head + form);
}

/** Forms of a word without a hyphen. */
export function simpleForms(lemma: string, tag: VerbTag, variant: Variant): string[] {
  switch (tag) {
    case "MD":
      return [];
    case "VB":
    case "VBP":
      return [lemma];
    case "VBZ":
      return thirdPerson(lemma);
    case "VBG":
      return join(lemma, "ing", variant);
    default: {
      const match = irregularOf(lemma);
      if (match === undefined) return join(lemma, "ed", variant);
      const forms = match.verb[tag === "VBD" ? "past" : "participle"][variant];
      return forms.map((form) => match.prefix + form);
    }
  }
}
