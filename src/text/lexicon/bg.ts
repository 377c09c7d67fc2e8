/** Lower-cased, without the period; a name follows them, so they end no sentence. */
export const titles = `
гр ул бул бл ап пл жк тел вж напр проф доц инж арх акад ген полк подп кап лейт серж св о гл зам пом т.нар кв ок бр
бълг англ фр нем рус лат`;

export const abbreviations = `
г гг лв млн млрд хил ч мин сек стр с в вв ет др ред изд км см мм кг ст чл ал
ян яну февр фев март апр юни юли авг септ окт ноем дек`;

export const beforeNumber = "чл ал с стр т";

export const starters = `
той тя то те ние вие аз това този тази тези в във на за от с със по при след преди до и но а ако когато как какво
кой къде защо според освен през един една едно има няма не да обаче`;

export const openers = starters;
