/** prefer -> preferred: the last syllable is stressed, or the verb doubles against the rule (kidnap, format). */
export const alwaysDouble = `
abet abhor abut acquit admit allot annul anagram appal aver
airdrop backlog bedim befit befog beget begin bestir bitmap bobsled bootleg bootstrap
caravan catnap chitchat cobweb commit compel concur confer control corral
debar debug defer defog defrag demur deter diagram disbar disinter dispel distil
eavesdrop embed emit enrol enthral entrap enwrap equip excel expel extol
forbid forget format fulfil handicap hobnob horsewhip humbug
imbed impel incur infer input instil inter japan kidnap kneecap leapfrog
nonplus occur omit output patrol permit prefer program propel
rebel rebut recap recur refer regret remit repel retrofit
sandbag shrinkwrap sidestep submit transfer transmit tranship transship
waterlog whiz wiretap workshop zigzag`;

/** worship -> worshiped, worshipped: the double letter is British. Verbs in -l need no list, but revel is no re|vel. */
export const britishDouble = "worship hiccup revel";

/** focus -> focused, rarely focussed, on both sides of the ocean. */
export const rarelyDouble = "bayonet benefit bias bus chorus combat focus ricochet";

/** parallel -> paralleled, against the British rule for -l. */
export const neverDouble = "parallel";

/** re|map -> remapped: a prefix and one stressed syllable. */
export const stressedPrefixes = "over under out re un mis sub up trans hand back";
