/** Penn Treebank tags of verbs; MD is the modal. */
export const verbTags = ["VB", "VBP", "VBZ", "VBD", "VBN", "VBG", "MD"] as const;

export type VerbTag = (typeof verbTags)[number];

export const variants = ["us", "gb"] as const;

/** American or British spelling and forms. */
export type Variant = (typeof variants)[number];

/** Forms in each variant, best first; both hold the same forms. */
export type Choices = Readonly<Record<Variant, readonly string[]>>;
