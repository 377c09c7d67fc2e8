/** Made by scripts/lexicon/build-english-affixes.ts; beginnings of words, see affix.ts. Do not edit. */
export const unNegating = `
unafr unawa unbek unbel unblind$ unbou unbui unburn uncan uncert unchas unchr unciv unclad unclea uncomm
uncoo uncorr uncut undea undra undue uneas unequ unfair unfam unfit unfortunate$ unfou unfree$ unfun
ungentl unhap unhea unhew unhip unhol unhum unhur unimp unint unjus unkem unkind$ unknown unlearn$
unlearnt unlikelih unlit unmad unmee unmet unnat unort unpai unpict unpol unpop$ unpopu unqui unread
unrealit unreas unrege unregu unrest$ unripe unsaf unsai unsatisf unsatu unsel unset$ unsho unsou unspe
unspo unsubt unsur untru unwel unwis`;

export const unInnocent = `
unani unary unbalanci unbar unben unbin unblindi unblo unbol unbos unbox unbuc unbun unburd unbut uncag
uncap unchai unchecki uncia unclasp unclen unclos uncoati uncoil uncork uncoup uncout uncov uncros unctu
uncurl undeceive$ undeceivi under undock undoi undred undres undula unearthe unearthi unfast unfol
unfriende unfro unfurl unglu ungry unharn unhit unhoo unhor uniax unica unici unico unidi unifi unifo
unify unila unili unimo uninsta union unipa uniqu unira unise unita unite uniti unity univa unive unlac
unladi unlat unlearni unleas unlimb unloa unloc unloos unmanni unmars unmas unmoo unmut unner unpac unpee
unpick unpin unplug unpoo unquo unrav unree unripp unrol unroot unsad unsay unschooli unscram unscrew
unseal$ unseat unsetti unsettli unshac unshea unship unsli unstit unstrap unsubsc untang untet untie untuc
untwi untyi unvau unvei unwieldl unwind unwon unwra unyok unzip`;

export const inNegating = `
inabi inacc inactio inactive inactivi inade inadm inadv inali inalt inanim inapp inapti inaptl inarg
inarticulate$ inartif inartis inatt inaud inaus inaut incal incapab incapaciti incapacity incau incerti
inciv incogniz incoh incomb incomme incommunicab incommunicat incompa incompe incompl incompre inconc
incong inconsec inconsequenc inconsequent$ inconsequential$ inconsequentl inconsid inconsiste inconso
inconsp inconst inconte incontinenc incontinent$ incontr inconvenience$ inconveniences inconveniencie
inconveniency inconvenient incoo incorpore incorr incredu incura incuri indec indef indelic indes
indeterminan indeterminat indiges indir indisce indisci indiscre indiscriminate$ indiscriminatio indispe
indispu indist indivis indomitable$ indub inedi ineff inela inele ineli inelo inelu inept$ inepti inequ
inera inerrant inesca iness inest inevitabi inevitable$ inevitably inexa inexc inexh inexi inexorable$
inexorably inexpe inexpi inexpl inexpressible$ inexpressibly inexpressiv inext infallib infea infel infert
infideli infinite$ inflexib informal infre inglo ingratit inhar inhom inhospitab inhospitali inhuman
inimit injud innumb innumera inodo inoffensive$ inoffensivel inope inopp inorg inquie insan insatiab
inscru insecu insensi insent inseparabi inseparable$ inseparably insignif insinc insolu insolv instab
insubo insubstantial$ insuffe insuffi insup insurm insus intangible$ intem intermina intol intract
intransit inuti invalid$ invalidit invar invincibi invincible$ invincibly invio invisibi invisible$
invisibly involun invul`;

export const imNegating = `
imbal immate immature$ immaturi immea immis immitig immobile immobilit immod immora immortal$ immortalit
immortall immov immut impalp impartia impassa impassib impat impene impeni imperc imperfe imperishable$
imperm impersonal impertu impie impio implac implau impol imponderable$ imposs impotency impotent impra
impreci impregnab improb improp improvidenc improvident$ impru impur`;

export const ilNegating = `
illeg illib illim illiq illit illog`;

export const irNegating = `
irrat irrec irredee irredu irref irregu irreleva irreli irrem irrep irresi irreso irrespo irret irrev
irrot`;

export const disNegating = `
disaffe disagr disappr disbel discomfo disconnecte disconte discontinuit discontinuo discourt disfav
dishar dishon disincentive disincl dising disintere dislik disloy disobe disobl dispass disple disprop
disquie disrepu disres dissat dissimilar distas distru disuni disuse`;

export const lessInnocent = `
bless doubtless feckless gormless hapless irregardless less listless more-or-less never-the-less
nevertheless none-the-less nonetheless priceless reckless regardless ruthless stainless unless wireless`;

export const nonInnocent = `
non-stop nonage nonce nonch nonconformis nondesc none$ nones$ nonet nonparei nonpl nonsens nonstop`;
