/**
 * Lemma, past, participle (each left out where it equals the one before), then after `:` the prefixes this verb
 * takes beside the free ones. `+` is the lemma with -ed or -d. `a/b`: both, the first more usual; `a|b`: the first
 * is American, the second British.
 */
export const irregularRows: readonly string[] = [
  /* cut -> cut -> cut */
  `
bet bet/betted
burst
bust +/bust
cast : broad fore tele type pod news
cost
cut : short
fit fit|fitted
hit
hurt
input input/inputted
knit knitted/knit
let : sub
outfit outfitted
output output/outputted
put
quit quit/quitted
refit refitted/refit
retrofit retrofitted/retrofit
rid
set : be in off type
shed
shit shit/shat
shut
slit
split
spread : be
sweat +/sweat
thrust
wed wed/wedded
wet wet/wetted`,
  /* learn -> learned|learnt */
  `
burn +|burnt : sun
dream +|dreamt : day
dwell dwelt/+
kneel knelt/+
lean +|leant
leap +|leapt
learn +|learnt
smell +|smelt
spell +|spelt
spill +|spilt
spoil +|spoilt`,
  /* bend -> bent */
  `
bend bent
build built
gild +/gilt
gird +/girt : be
lend lent
rend rent
send sent
spend spent : mis`,
  /* keep -> kept, feed -> fed, sell -> sold */
  `
bereave +/bereft
beseech besought/+
bleed bled
breed bred : cross in
bring brought
buy bought
catch caught
clothe +/clad
creep crept
deal dealt
feed fed : breast spoon bottle force
feel felt
fight fought
flee fled
gainsay gainsaid
hear heard
keep kept
lead led
leave left
lose lost
make made
mean meant
meet met
plead +/pled
read : proof lip sight
say said
seek sought
sell sold
shoe shod/+
sleep slept
speed sped/+
sweep swept
teach taught
tell told
think thought : be
weep wept
work +/wrought`,
  /* bind -> bound, cling -> clung, win -> won */
  `
bind bound : spell
cling clung
dig dug
find found
fling flung
grind ground
hang hung/+
sling slung
slink slunk
sneak +/snuck
spin spun
stick stuck
sting stung
strike struck struck/stricken
string strung : ham
swing swung
win won
wind wound
wring wrung`,
  /* sing -> sang -> sung */
  `
begin began begun
drink drank drunk
ring rang rung
shrink shrank/shrunk shrunk/shrunken
sing sang sung
sink sank/sunk sunk/sunken
spring sprang/sprung sprung
stink stank/stunk stunk
swim swam swum`,
  /* wear -> wore -> worn, break -> broke -> broken, write -> wrote -> written */
  `
arise arose arisen
awake awoke/+ awoken/+
bear bore borne/born : for
bite bit bitten/bit : back
break broke broken : jail
carve + +/carven
chide +/chid +/chidden
choose chose chosen
cleave +/clove/cleft +/cloven/cleft
drive drove driven : test
freeze froze frozen
heave +/hove
hide hid hidden/hid
ride rode ridden : be
rise rose risen
rive + riven/+
shrive shrove/+ shriven/+
smite smote smitten
speak spoke spoken : be
steal stole stolen
stride strode stridden : be
strive strove/+ striven/+
swear swore sworn : for
tear tore torn
thrive +/throve +/thriven
wake woke/+ woken/+
wear wore worn
weave wove/+ woven/+
write wrote written : hand ghost type`,
  /* blow -> blew -> blown, show -> showed -> shown */
  `
blow blew blown
draw drew drawn : with
fly flew flown
grow grew grown
hew + hewn/+ : rough
know knew known
lade + laden
melt + +/molten
mow + mown|+
prove + proven|+ : dis
saw + +|sawn
sew + sewn/+
shave + +/shaven
shear + +/shorn
show + shown/+
slay slew/+ slain/+
sow + sown/+
strew + strewn/+ : be
swell + swollen/+
throw threw thrown`,
  /* take -> took -> taken, the odd ones */
  `
abide +/abode
alight +/alit
beat beat beaten/beat : brow
beget begot/begat begotten/begot
bid bid/bade bid/bidden
come came come : be
dare +/durst
dive +/dove
do did done
eat ate eaten
fall fell fallen : be
forbid forbade/forbad forbidden
forget forgot forgotten
forsake forsook forsaken
get got gotten|got
give gave given : for
go went gone : for
hold held : be with
lay laid : in way
lie lay/+ lain/+
light lit/+ lit/+/litten : back flood gas green spot
ok ok'd/+
pay paid
relay +/relaid
retread +/retrod +/retrodden
run ran run
saute sauteed
see saw seen
shake shook shaken : hand
shine shone/+
shoot shot : trouble
sit sat : baby house
slide slid : back
spit spat/spit
stand stood : with
stave +/stove
take took taken : be par
tread trod trodden/trod`,
];

/** understand -> understood: before any irregular verb. */
export const freePrefixes = "over under out re un mis fore pre inter up co down";

/** Look like a family and are none: reprove -> reproved. */
export const noFamily = "reprove outlie cook presend relie missing resting costing comeet relend";
