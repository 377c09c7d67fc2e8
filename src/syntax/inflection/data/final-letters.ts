/** singe -> singeing: the e keeps the word apart from another (singing) or the vowel spoken. */
export const keepE = "singe swinge springe whinge saute boogie birdie bogie sortie stymie";

/** binge -> bingeing, also binging. */
export const mayDropE = "binge tinge eye";

/** age -> aging in American, ageing in British. */
export const britishKeepE = "age cue clue queue";

/** solo -> solos: after a consonant o takes -es (echoes), but not here. */
export const plainO = `auto combo crescendo demo disco ditto ego hello jumbo logo memo photo piano promo psycho repo
servo solo tango turbo typo yo-yo`;

/** psych -> psychs: ch spoken k. */
export const hardCh = "psych stomach tech";
