import { irregularOf } from "./irregular.js";
import { openForms } from "./open-class.js";
import { join } from "./regular/joining.js";
import type { Variant, VerbTag } from "./tag.js";

/**
 * What many speakers say beside the standard form: past and participle levelled (*I seen*, *has went*), irregular
 * verbs made regular (*knowed*), -s on all persons or none (*they works*, *she go*), -in' (*walkin'*).
 * See Anderwald 2009, The Morphology of English Dialects.
 */
export function nonstandardForms(lemma: string, tag: VerbTag, variant: Variant): string[] {
  switch (tag) {
    case "VBD":
    case "VBN": {
      if (irregularOf(lemma) === undefined) return [];
      const levelled = openForms(lemma, tag === "VBD" ? "VBN" : "VBD", variant);
      return [...levelled, ...join(lemma, "ed", variant)];
    }
    case "VBG":
      return openForms(lemma, "VBG", variant).map((form) => `${form.slice(0, -1)}'`);
    case "VBP":
      return lemma === "be" ? [] : openForms(lemma, "VBZ", variant);
    case "VBZ":
      return openForms(lemma, "VBP", variant);
    default:
      return [];
  }
}
