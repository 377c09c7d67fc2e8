/**
 * Verbs that occur four times or more in UD English EWT and GUM train or CD-SCO train, by base form; regular forms are
 * derived from them, the irregular ones are listed.
 * @module
 */

/** Hardly ever anything but verbs. */
export const plainVerbs = `
  abolish abrogate absorb accelerate accept accommodate accompany accomplish accumulate accuse achieve
  acknowledge acquire activate adapt add adjust administer admit adopt advise affect affirm afford agree
  allege allocate allow alter amaze amend analyze announce annoy anticipate apologize appear apply
  appreciate approve argue arise arrange arrive ascertain ask assassinate assemble assert assess assign
  assist assume assure attach attain attend attract augment avoid await bake beat become beg begin believe
  belong bid bite bless blink blur boast breathe bring build burn bury buy calculate cancel carry carve
  catch cease celebrate characterize choose circulate cite clap clarify click climb cling collaborate
  collect combine come commend commit communicate compare compel compensate compete complain compose
  comprise conceal concentrate conclude condemn confess confine confirm confront confuse congratulate
  connect conquer consider consist consult consume contain contemplate continue contradict contribute
  convert convey convince cook cooperate correlate correspond crawl creak create crumble dash deceive
  decide declare deduct defend define delete deliver demonstrate deny depart depend deploy descend
  describe deserve destroy detect deteriorate determine develop devise devote diagnose dial dictate die
  differ dig diminish dine disagree disappear disclose disconnect discover discuss dismiss dispel disperse
  displace dispose disrupt dissolve distinguish distort distract distribute divide donate download dwell
  earn eat echo educate elect eliminate emerge emit emphasize employ enable encode encompass encourage
  endanger endure engage enhance enjoy ensure enter equip establish evacuate evaluate evolve examine
  exceed excite exclude execute exert exist expand expect expire explain explode exploit explore expose
  extend extradite facilitate fail feed feel fill finalize find fix flee flip flirt float flourish fly
  follow foresee forget forgive forsake frighten fulfil fulfill gain gather generate get give go govern
  grab graze greet grow guarantee hack hail hamper handle hang happen hate haul haunt hear hesitate hide
  hike hire hold hop hurl identify ignore illustrate imagine implement implicate impose impress imprison
  improve incite include incorporate indicate induce inflate inform inhibit initiate injure inquire insert
  insist inspire install integrate intend interact interfere interpret intervene introduce invent invest
  investigate invite invoke involve irritate join justify keep kill knock know learn leave let lick lie
  listen live loathe locate log lose lunge lurk maintain make manage manipulate marry mean mediate meet
  melt merge migrate mimic moan modify monitor multiply negotiate notify oblige observe obtain occupy
  occur offend operate oppose organize originate overcome overlook overtake overwhelm owe participate pass
  pay penetrate perceive perform persuade phosphorylate pick populate pose possess postpone pour pray
  preach predict prefer prepare preserve pretend prevail prevent proceed promote propose protect prove
  provide provoke publish pull punish pursue push put puzzle quit quiver raid raise reach react read
  reaffirm realise realize reassure rebuild recall receive reckon recognize recommend reconcile recover
  recreate recruit redesign reduce refer refine reflect refuse regulate reject relate relax rely remain
  remember remind remove render renew repay repeat replace represent reproduce require reschedule reside
  resign resist resolve respond restore restrict retain retire retrieve reveal reverse revise revolve
  rinse rouse ruin sail salute satisfy save say scare scatter scorn scramble see seek seem seize
  select sell send serve settle shake shed shoot shout shut sing sit skip smuggle snatch sneak soak solve
  spawn speak specify spend sponsor squeeze stand starve steal stimulate stir strengthen strive stroll
  stumble subdue submit subscribe succeed suck suffer suggest supersede suppose suppress surmise surround
  survive sustain swallow swear swim tackle take teach tell tend testify thank think threaten thrive throw
  thwart tighten tolerate toss trace transfect transform translate transmit tremble trigger trim try
  uncover undermine understand undertake unfold unite upload utter vanish vary verify vomit wait wander
  want warn warp warrant watch weaken wear weigh wield win wipe withdraw withhold write
`;

/** As often nouns or adjectives: only the words before them tell. */
export const nounVerbs = `
  abandon access account act address advance aid aim answer appeal approach arrest associate attack
  attempt balance ban battle bear benefit bet bind blame blend block blow board boil book bother bow break
  breed broadcast burrow burst bust call capture care cast cause challenge change charge chat check chew
  chill claim clean clear close collapse command comment complete concern condition conduct consent
  contact contest control convict cool coordinate copy correct cost count cover crack crash cross cry curb
  cure curse curve cut damage dance dare deal decline decrease defeat delay demand desert design desire
  direct dislike dispatch display document dominate double doubt draft drag draw dread dream dress drift
  drink drive drop dry edit email end equal escape estimate excuse exercise exhibit experience experiment
  express extract face fall fancy favor fax fear feature fight figure file film filter finance finish fit
  flash flicker flow flush focus fold fool forbid force form forward frame freeze function gasp gaze
  glance glow graduate grant grasp groan guard guess guide harm harvest head heat help highlight hiss hit
  honor hope host hurry hurt impact increase influence insult intrigue joke judge jump kick kiss label
  lack laugh launch lay lead lean leap lift like limit link list load lock look loom love lower mail
  manufacture mark marvel match matter mature measure mention mess mind miss mix mount move murder name
  need note notice object offer open order own pack paint park paste peer permit picture pinch place plan
  plant play pledge plunge point pop post practice present press pressure presume print produce progress
  promise protest pump purchase question quote range rank rate record reference regard register regret
  release rent reply report request rescue research reserve respect rest result return review reward ride
  ring rip rise risk roll round rub rule run rush sacrifice scan schedule score scratch scream screw search
  seat secure separate set shadow shape share shine ship shop show shrink sign signal sink sleep slide
  slip slow smell smile smoke sob sort sound span speed split spot spread spring stamp stare start state
  stay stem step stick stop strain stream stress stretch strike struggle study suit supply support
  surprise surrender suspect sway sweat swing swirl switch talk tame tap target taste tear test text tie
  touch tour track trade trail train transfer transport travel treat trot trust turn twist update urge use
  value venture view visit vote wake walk warm wash waste wave welcome whisper wind wink wish witness
  wonder work worry wound wrap yell yield
`;

/** base, past, participle. */
export const irregularVerbs = `
  arise arose arisen; awake awoke awoken; bear bore borne|born; beat beat beaten; become became become;
  begin began begun; bend bent bent; bet bet bet; bid bade bidden; bind bound bound; bite bit bitten;
  bleed bled bled; blow blew blown; break broke broken; breed bred bred; bring brought brought;
  build built built; burst burst burst; buy bought bought; cast cast cast; catch caught caught;
  choose chose chosen; cling clung clung; come came come; cost cost cost; creep crept crept; cut cut cut;
  deal dealt dealt; dig dug dug; draw drew drawn; dream dreamt dreamt; drink drank drunk;
  drive drove driven; eat ate eaten; fall fell fallen; feed fed fed; feel felt felt; fight fought fought;
  find found found; flee fled fled; fling flung flung; fly flew flown; forbid forbade forbidden;
  foresee foresaw foreseen; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen;
  get got got|gotten; give gave given; go went gone; grind ground ground; grow grew grown; hang hung hung;
  hear heard heard; hide hid hidden; hit hit hit; hold held held; hurt hurt hurt; keep kept kept;
  kneel knelt knelt; know knew known; lay laid laid; lead led led; lean leant leant; leap leapt leapt;
  learn learnt learnt; leave left left; lend lent lent; let let let; lie lay lain; light lit lit;
  lose lost lost; make made made; mean meant meant; meet met met; overcome overcame overcome;
  overtake overtook overtaken; pay paid paid; prove proved proved|proven; put put put; quit quit quit;
  read read read; ride rode ridden; ring rang rung; rise rose risen; run ran run; say said said;
  see saw seen; seek sought sought; sell sold sold; send sent sent; set set set; shake shook shaken;
  shed shed shed; shine shone shone; shoot shot shot; show showed showed|shown; shrink shrank shrunk;
  shut shut shut; sing sang sung; sink sank sunk; sit sat sat; sleep slept slept; slide slid slid;
  speak spoke spoken; spend spent spent; spin spun spun; split split split; spread spread spread;
  spring sprang sprung; stand stood stood; steal stole stolen; stick stuck stuck;
  strike struck struck|stricken; strive strove striven; swear swore sworn; sweep swept swept;
  swim swam swum; swing swung swung; take took taken; teach taught taught; tear tore torn; tell told told;
  think thought thought; throw threw thrown; tread trod trodden; understand understood understood;
  undertake undertook undertaken; wake woke woken; wear wore worn; weep wept wept; win won won;
  wind wound wound; withdraw withdrew withdrawn; withhold withheld withheld; write wrote written;
  wring wrung wrung
`;
