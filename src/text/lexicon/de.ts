/** Lower-cased, without the period; a name or number follows them, so they end no sentence. */
export const titles = `
dr prof hr fr frl st dipl ing med phil jur mag nr bzw ca evtl ggf inkl exkl max min sog vgl bspw geb gest verh ehem
hrsg aufl abb kap tab tel zzgl abzgl allg amtl az ggü gem einschl evang kath lat engl frz dt insb mind urspr`;

export const abbreviations = `
str abs art bd etc mio mrd usw usf jh jhd std sek sr jr co inc ltd
jan feb apr aug sep sept okt nov dez`;

export const beforeNumber = "s nr kap abs art abb tab bd";
export const ordinals = true;

export const starters = `
der die das ein eine er sie es wir ihr ich dies diese dieser dieses in im am an auf aus bei mit nach von vor zu zum zur
für als wenn da doch aber und oder auch so nun dann hier dort was wer wie wo warum man alle viele nur seine ihre`;

/** Not *Sie*, *Ihr*, capitalised inside sentences when polite. */
export const openers = `
der die das ein eine er es wir ich dies diese dieser dieses in im am an auf aus bei mit nach von vor für als wenn da doch
aber und auch so nun dann hier dort was wer wie wo warum man alle viele bitte danke hallo liebe sehr`;
