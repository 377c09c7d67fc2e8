import type { VerbType } from "./verb-types.js";

export type MissKind = "annotation" | "nonstandard" | "fragment" | "reduced" | "rule";

/** Every (form, lemma, tag) of the treebanks that inflectVerb does not make, read one by one. */
const misses: Record<MissKind, string> = {
  // A lemma that is none (took, hing, embd), another verb's lemma (lent < loan), a respelled one (re-writing <
  // rewrite), a typing error without its mark (commiting), a tag that cannot be (were VB).
  annotation: `
    bore bear VB; commiting commit VBG; du do VBP; embedded embd VBN; fled flead VBD; flew flead VBD; flown flow VBN;
    freed fre VBN; hinges hing VBZ; interferes interfer VBZ; lent loan VBN; lessen less VB; lives life VBZ;
    no know VB; re-code recode VB; re-writing rewrite VBG; recognises recognize VBZ; repaid repaid VBN;
    reputed reput VBN; rescoped rescop VBN; rewrote rewrote VBD; shipping shipping VBG; sourcing sourcing VBG;
    struck struck VBD; took took VBD; useing usee VBG; were be VB; widen wide VB; woven wove VBN`,
  // *has took*, *breeded*, *they works*: made with `nonstandard: true`, but for *the haves*.
  nonstandard: `
    ate eat VBN; beared bear VBD; became become VBN; began begin VBN; breeded breed VBD; haves have VBZ; ran run VBN;
    sweared swear VBD; threw throw VBN; took take VBN; works work VBP`,
  // The speaker breaks off.
  fragment: "evalu- evaluate VBD; kn- know VBP; reali- realize VBP; think- think VBG",
  // *c'm on*, *s'pose*, *where'd he go*.
  reduced: "c'm come VB; 'd do VBD; s' be VBZ; s'pose suppose VBP",
  // Ours: the stress of *shotgun* is not on its last syllable, and yet it doubles.
  rule: "shotgunning shotgun VBG",
};

const kinds = new Map(
  Object.entries(misses).flatMap(([kind, rows]) =>
    rows.split(";").map((row) => [row.trim(), kind as MissKind] as const),
  ),
);

/** Why a type is not made; undefined for one nobody has looked at. */
export function kindOfMiss({ form, lemma, tag }: VerbType): MissKind | undefined {
  return kinds.get(`${form} ${lemma} ${tag}`);
}
