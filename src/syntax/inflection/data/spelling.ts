/** color -> colour */
export const orVerbs = `armor belabor clamor color discolor dishonor endeavor favor flavor harbor honor humor labor
neighbor recolor rumor savor succor`;

/** fulfill -> fulfil */
export const doubleLVerbs = "appall distill enroll enthrall fulfill instill";

/** plow -> plough: American, British. */
export const spellingPairs = `
catalog catalogue center centre dialog dialogue gray grey maneuver manoeuvre mold mould molt moult
outmaneuver outmanoeuvre plow plough practice practise recenter recentre saber sabre smolder smoulder
anesthetize anaesthetise`;

/** advise -> advise in both: -ise is part of the stem. */
export const onlyIse = `
advertise advise appraise apprise arise braise bruise chastise circumcise comprise compromise cruise demise despise
devise disenfranchise disguise enfranchise excise exercise franchise fundraise improvise incise liaise merchandise
noise poise praise premise prise promise raise reprise revise rise supervise surmise surprise televise upraise`;

/** seize -> seize in both: -ize is part of the stem. */
export const onlyIze = "capsize downsize prize resize seize size upsize";
