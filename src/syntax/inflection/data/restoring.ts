/**
 * What a form lost before its ending, by the end of what is left (`^` = all of it); the longest entry decides.
 * Only lemmas that make the form again are asked about: hopping can only be hop, hoping only hope, so these
 * lists are about long words (visit, invite), two vowels (seat, create) and two consonants (last, taste).
 */

/** bak|ing -> bake */
export const lostE = `
ab eb ib ob ub c ad ed id od ud af ef if of uf g ak ek ik ok uk
il ul bl cl dl fl gl kl pl sl tl zl am em im um com in un ap ar ir ur br cr dr gr tr vr
s z at ut uot th u v cring imping hing ^sing ^bing ^ting fring spong
cach douch ^ach headach
tast ^past ^wast ^hast ^bast chast lambast
creat meat neat nauseat
complet delet compet deplet secret excret replet
composit cit vit nit writ pedit tradit requit
promot devot denot connot ^not ^vot emot
inhal exhal impal regal scal condol consol cajol parol
interven conven reven superven contraven profan
postpon ^phon lephon xophon clon thron ^ston ^ton aton inton condon
^elop telescop interlop
adher coher inher interfer persever rever ^her
ignor plor restor ador ^stor scor snor ^chor
^ow ^aw ^ax ^ey ^ho ^to ^sho cano tipto
yl ym yn yp yr yt ^rout rerout`;

/** visit|ed -> visit */
export const lostNothing = `
arc sync disc talc ss focus chorus bias canvas ^gas ^bus
^bang ^hang ^clang ^gang ^twang defang overhang boomerang ing ong tz alog
pencil stencil council devil imperil
kayak vacuum diagram
margin sequin chagrin ruin ain ein oin
sugar collar pillar mortar ear oar murmur augur our eur
debut elicit solicit combat eat oat out
oid aid eed ead oad ood aud aim eam oam eem ail oil oul aul eil eap
eak eek iek oak ook eaf oaf eef ief oof oud eud aub air eir oir
earth birth berth froth smooth bequeath mouth tooth sleuth
zz`;

/** stopp|ed -> stop */
export const lostDoubling = `
bb dd gg kk mm nn pp rr tt vv
quizz whizz ^gass ^diss ^buss focuss nonpluss biass ^suss
vell cell bell dell nell rell uell mell kell gell counsell tassell isell pell
gnall shall tall ivall qual edall tonall iall uall
pencill stencill devill perill controll patroll extoll caroll annull
panick picnick mimick traffick frolick bivouack`;

/** add|ed -> add: double in the lemma too */
export const alwaysDoubled = `
^add ^egg ^ebb ^err ^purr whirr burr ^butt boycott ^inn ^mitt
^spell misspell respell smell quell ^bell ^cell ^dell
stall`;

/** d|ying -> die */
export const lostIe = "^dy ^ly ^ty ^vy bely unty hogty underly overly ^di ^li ^ti ^vi beli unti hogti";

/** sk|ied -> ski */
export const endsInI = "^ski taxi";

/** Forms that look inflected, yet are the verb itself: embed, focus. */
export const bareFirst = `
bed embed imbed shred sled wed bobsled bias canvas gas lay rent need exceed proceed succeed heed seed weed
deed reed resent rebound`;

/** found -> find, then found: pasts that are also verbs of their own. */
export const alsoBare =
  "resent rebound found bound wound ground fell felt lay rent bore spat slew clad stove dove wilt";
