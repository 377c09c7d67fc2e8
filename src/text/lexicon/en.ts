/** Lower-cased, without the period; a name follows them, so they end no sentence. */
export const titles = `
mr mrs ms messrs mme mlle dr drs prof rev hon pres gov sen rep reps sens gen col maj capt cmdr lt sgt cpl pvt adm supt
st ste mt ft vs v viz cf ca approx eg ie esp p.s attn`;

/** These may end a sentence. Weekdays and most units double as words (*sat*, *in*), so only safe ones stand here. */
export const abbreviations = `
sr jr bros inc ltd co corp llc cos assn dept univ est ave blvd rd hwy apt
tue tues wed thu thur thurs fri jan feb mar apr jun jul aug sep sept oct nov dec
etc al vol vols pp ed eds incl tel ext`;

/** `No. 5` is an abbreviation, `No.` a sentence: these need a number after them. */
export const beforeNumber = "no nos p fig figs sec art ch eq op pg";

export const starters = `
the a an this that these those he she it we they you i his her its our their my your there here
in on at for from with by as if when while after before since although though because however but and so or
what who why how where which one some many most all no not yes please thanks`;

/** Not *I*, *he*, *A*, which are capitalised or name-like inside sentences: `Plan A is`, `when I`. */
export const openers = `
the this these those that it we they she our my you there here in if as for by when while after before since although
though despite however because what how where why who are do does did would can could please thanks sorry attached
just let good hello hi hey dear now also another some several most many according each unless`;

export const speech =
  "said says asked asks cried replied answered whispered shouted exclaimed called murmured remarked";
