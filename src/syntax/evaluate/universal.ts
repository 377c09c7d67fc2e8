/** Relations between content words: what CLAS, MLAS and BLEX count (Zeman et al. 2018, Section 3). */
export const contentRelations: ReadonlySet<string> = new Set(
  (
    "nsubj obj iobj csubj ccomp xcomp obl vocative expl dislocated advcl advmod discourse nmod appos nummod acl " +
    "amod conj fixed flat compound list parataxis orphan goeswith reparandum root dep"
  ).split(" "),
);

/** Relations of function words, whose features MLAS takes into the word they belong to. */
export const functionRelations: ReadonlySet<string> = new Set("aux cop mark det clf case cc".split(" "));

/** Features compared by UFeats and MLAS; those of single languages or treebanks are left out. */
export const universalFeatures: ReadonlySet<string> = new Set(
  (
    "PronType NumType Poss Reflex Foreign Abbr Gender Animacy Number Case Definite Degree VerbForm Mood Tense " +
    "Aspect Voice Evident Polarity Person Polite"
  ).split(" "),
);

/** `nsubj:pass` -> `nsubj` */
export function universalRelation(relation = "_"): string {
  return relation.split(":", 1)[0]!;
}

/** `Style=Coll|Number=Sing` -> `Number=Sing`, in a fixed order */
export function universalFeaturesOf(feats = "_"): string {
  return feats
    .split("|")
    .filter((feature) => universalFeatures.has(feature.split("=", 1)[0]!))
    .sort()
    .join("|");
}
