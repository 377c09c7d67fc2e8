/** Lower-cased, without the period; a name follows them, so they end no sentence. */
export const titles = "m mm mme mmes mlle mlles dr drs pr me mgr st ste cf env ex fig éd éds p n";

export const abbreviations = `
etc al av vol chap coll art janv févr avr juil sept oct nov déc tél bd boul inc ltd co hab sr jr`;

export const beforeNumber = "n no p pp art fig vol chap";

export const starters = `
le la les l un une des il elle ils elles on nous vous je tu ce c cette ces cet son sa ses leur leurs mais et ou donc
dans en à au aux de du d pour par avec sans sur sous après avant depuis si quand comme lorsque que qu qui`;

export const openers = `
le la les un une des il elle ils elles on nous vous je ce cette ces son sa ses mais dans en à au pour par avec sans sur
après avant depuis si quand comme lorsque`;
