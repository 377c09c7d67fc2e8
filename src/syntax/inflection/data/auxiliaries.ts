/**
 * Form, lemma, tag, then who (1s = first person singular; none = everybody) and how:
 * `clitic` is written onto its neighbour, `before-not` only stands before n't, `archaic`, `colloquial`.
 */
export const auxiliaryRows = `
be be VB
are be VBP 2s1p2p3p
am be VBP 1s
is be VBZ
was be VBD 1s3s
were be VBD 2s1p2p3p
been be VBN
being be VBG
's be VBZ clitic
're be VBP 2s1p2p3p clitic
'm be VBP 1s clitic
ai be VBZ before-not
ai be VBP before-not
art be VBP archaic
wast be VBD archaic
wert be VBD archaic
have have VB
have have VBP
has have VBZ
had have VBD
had have VBN
having have VBG
've have VBP clitic
've have VB clitic
a have VB colloquial
's have VBZ clitic
'd have VBD clitic
ai have VBZ before-not
ai have VBP before-not
hast have VBP archaic
hath have VBZ archaic
hadst have VBD archaic
dost do VBP archaic
doth do VBZ archaic
didst do VBD archaic
can can MD
ca can MD before-not
canst can MD archaic
could could MD
will will MD
'll will MD clitic
wo will MD before-not
wilt will MD archaic
would would MD
'd would MD clitic
shall shall MD
'll shall MD clitic
sha shall MD before-not
shalt shall MD archaic
should should MD
may may MD
might might MD
must must MD
ought ought MD
need need MD
dare dare MD
gon go VBG colloquial
wan want VBP colloquial
wan want VB colloquial
got get VBP colloquial
`;

/** is -> isn't: those that add n't as they are. */
export const plainNegatives =
  "is are was were has have had do does did could would should might must need ought dare may";

/** can -> can't: those that change. */
export const oddNegatives = "can can't will won't shall shan't";

/** cannot -> can: read but not made. */
export const readNegatives = "ain't ai cannot can usedn't used";
