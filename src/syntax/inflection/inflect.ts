import { oneOf } from "../../errors.js";
import { type Auxiliary, agrees, auxiliariesOf, type GrammaticalNumber, type Person } from "./auxiliary.js";
import { likeLemma } from "./case.js";
import { nonstandardForms } from "./nonstandard.js";
import { openForms } from "./open-class.js";
import { type Variant, type VerbTag, variants, verbTags } from "./tag.js";

export interface InflectOptions {
  /** Which forms come first; the others of the same lemma follow. */
  variant?: Variant;
  /** Only *be* tells persons apart: am, are, was, were. */
  person?: Person;
  number?: GrammaticalNumber;
  /** Also 's 're 'm 've 'd 'll, and what stands before n't (wo, ca, sha, ai) or -na (gon, wan). */
  clitics?: boolean;
  /** Also what dialects and children say: *has went*, *I seen*, *knowed*, *they works*, *she go*, *walkin'*. */
  nonstandard?: boolean;
}

/**
 * The forms of a verb, best first; none where the verb has no such form (walk, MD).
 * @example inflectVerb("travel", "VBD", { variant: "gb" }) // ["travelled", "traveled"]
 * @example inflectVerb("be", "VBP", { person: 1, number: "singular" }) // ["am"]
 */
export function inflectVerb(
  lemma: string,
  tag: VerbTag,
  { variant = "us", person, number, clitics = false, nonstandard = false }: InflectOptions = {},
): string[] {
  oneOf("tag", tag, verbTags);
  oneOf("variant", variant, variants);
  if (lemma === "") return [];
  const lower = lemma.toLowerCase();
  const auxiliary = auxiliariesOf(lower);
  const forms =
    auxiliary.length === 0
      ? openForms(lower, tag, variant)
      : auxiliaryForms(auxiliary, lower, tag, variant, (row) => agrees(row, person, number), clitics);
  if (nonstandard) addNew(forms, nonstandardForms(lower, tag, variant));
  return lower === lemma ? forms : forms.map((form) => likeLemma(form, lemma, lower));
}

function addNew(forms: string[], more: readonly string[]): void {
  for (const form of more) if (!forms.includes(form)) forms.push(form);
}

const cliticKinds = ["clitic", "before-not", "colloquial"];

function auxiliaryForms(
  rows: readonly Auxiliary[],
  lemma: string,
  tag: VerbTag,
  variant: Variant,
  fits: (row: Auxiliary) => boolean,
  clitics: boolean,
): string[] {
  const tagged = rows.filter((row) => row.tag === tag && fits(row));
  const plain = tagged.filter(({ kind }) => kind === "plain").map(({ form }) => form);
  const open =
    plain.length > 0 || lemma === "be" || lemma === "have" ? plain : openForms(lemma, tag, variant);
  if (!clitics) return open;
  return [...open, ...tagged.filter(({ kind }) => cliticKinds.includes(kind)).map(({ form }) => form)];
}
