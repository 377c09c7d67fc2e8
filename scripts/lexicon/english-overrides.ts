/**
 * Stems decided by reading the candidate lists, where spelling and frequency mislead; each covers every word
 * that begins with it, `$` ends a whole word, and the longest one that fits decides. `reason -> stems`.
 */
type Overrides = Record<string, string>;

export const negating: Record<string, Overrides> = {
  un: {
    // unbelief -> without belief
    "noun that the affix negates": `unbelief unbeliever unease unrest$ untruth unreason unwisdom unconcern unemploy
      unimportance unawares unkempt unsung unborn undead unhip uncool unlit unshod unfit unchaste unmeet$ unwept
      unhewn unwrought unlikelihood unbeknown unwisdom unfree unfed unset$ unread unpaid unsaid untold`,
    // unbounded: not the past of "to unbound"; unseeing: not of "to unsee"
    "participle, though a verb of the same spelling exists": `unbounded unchecked unconcerned unreserved unfitted
      unfitting unregistered unfrequent unequal unlearned uncorrupt unwounded uncleared uncleaned unwedded untilled
      unresting unrested unseeing unreason unwelcom unsounded unregenera unblinded unsettled unfathom unlawful
      unbecoming unbalanced unclean unabashed undeceived unaccustomed undoubt`,
    "uni- begins the negated word": "unim unin unident unill uniron unissu",
  },
  in: {
    "noun or adjective whose positive is rare or has another form": `inadvert inaccura inanimate incongru incredul
      inept$ ineptitude inexperience inexplic insan insincer insolub injudicious inglorious inconspicuous indecor
      inauspicious incautious incurious inharmon inhomogen ineffic infelicit inodorous indisciplin inequal inequit
      insecur incapacity inciviliti inconsisten invuln intermina insurmount involunt inviolate infrequen insuffici indispens incompet`,
  },
  im: {
    "as above":
      "improper impropriet impious impiety impur immodest imbalanc imperfect impossib improbab impolite imprud",
  },
  il: { "as above": "illegal illegib illegitim illiberal illimit illiter illogic" },
  ir: { "as above": "irregular irrelig irresolu irreveren irrelevan irrecon" },
  dis: {
    // dislike -> not like; disarm, dismount and disclose undo or remove instead (unmarked in CD-SCO)
    "attitude or property that is absent, not an act that is undone": `disagree disapprov disapprob disbelie
      discomfort disconnected discontent discontinuous discontinuit discourte disfavo disharmon dishonest dishono
      disinclin disincentive disinterest disloyal disobe disoblig displeas disproportion disquiet disreput disrespect
      dissatisf dissimilar distast distrust disunit disunion disuse disused dislik disingenuous dispassion
      disesteem disaffect`,
  },
  less: {},
  non: {},
};

export const innocent: Record<string, Overrides> = {
  un: {
    // under, understand, unite, uncle, undulate
    "not the affix": `under uni unanim unc$ uncle$ uncles unct unto$ until unless und$ une$ uns$ undula unguen ungul unguinal
      unguent uncial unary undies unk$ uno$ ung$ unga$ unners un$ una$ unix unison undred ungry untill unter unco$
      uncer$ unaju unaji unovas unkid unda$ unimod unimol`,
    // unfold -> open
    "undoes an act": `unbalance$ unbalancing unbar unbolt unbosom unbox unbuckle unbuckling unbundl unburden unbutton
      uncage uncap unchain unclasp unclench unclog unclos uncoil uncork uncoupl uncover uncross uncurl undock undoing
      undone undress unearth$ unearthed unearthing unfasten unfold unfriended unfrock unfurl unfreez unfrozen
      unglue unhand$ unharness unhitch unhook unhors uninstall unlac unlade$ unlading unlatch unlearning unleash unload
      unloose unlock unmask unmarshal unmoor unmut unnerv unpack unpeel unpick unpin unplug unpool unquote unravel
      unreel unripped unroll unroot unsaddl unsay unscrambl unscrew unseal$ unsealing unseat unsettling unsetting
      unshackl unsheath unship unstitch unstrap unstuck unsubscri unswath untangl untether untuck untwin
      untwist untie untying unveil unvault unwind unwinding unwrap unyok unzip unkennel uncheck unboxing
      unlimber unbind unbending unbent unmanning unsling unlet$ unknow$ unsee$ undeceive$ uncoating unschooling`,
    "lost its positive": "uncouth unwieldly unwonted untoward",
  },
  in: {
    // inside, informed, intense: "in" is not negative
    "not the negative affix": `inside instance intens intent insight infus infan incorporat inform$ informat informant informed
      informer informing informs inline inlin intuit insect invent$ inventi injure injunct instruct insur inpatient
      incarnat inmate infiltr invers inmost inlaid inbound invocat indurat instill insole$ indent inherit inspir inclos
      instar$ infact inspite inhere induct influent$ instate innominat indict inhospital$ inhous ingate infamous intreat
      incurrent infract incit infirmary inflat injec inducib inter invert install integr insurabl inhabit inflam
      inquir inbred inborn indebt intelligib inclin inward intend income$ incomer incoming incomes indoor inventing
      ingrain indwell infest infring infield influx intake intaking intrust instep invoic invest inspect inflow ingrate
      innerd insert inscrib indign indole independ innumerous insurer inbuilt infront inwove inwoven
      ingrown inflexion inactivat invalidat invalids incapacitat ingrow inbetween`,
    // invaluable: of very great value; indifferent: CD-SCO leaves all four unmarked
    "lost its positive":
      "invaluabl indifferen indignit infirm indelib incessan inclemen insatiate intact incredib indispos",
  },
  im: {
    "not the negative affix": `impact immediat immigr implant imposit imposing impost impedim impale impaling imagin image
      improv$ improve improving improvable immobilis immobiliz impress implement impeach imput import impart$ imparted imparting
      imparts imprint imprison imbecil imbed imposible imposter imposture impos$ impose`,
    "lost its positive": "impassiv immemorial impeccab immacul immens impend impertinen",
  },
  il: { "not the negative affix": "illumin illustr illus illn ilk ilyoung" },
  ir: { "not the negative affix": "irradi irrita irasc irrig iron irrup irrespective irregardless" },
  dis: {},
  less: {
    "not the affix":
      "bless$ less$ unless$ nevertheless$ nonetheless$ none-the-less$ never-the-less$ more-or-less$ irregardless$",
    // reckless: no "reck" is left to lack
    "lost its positive": `regardless doubtless reckless ruthless listless feckless hapless gormless wireless stainless
      priceless`,
  },
  non: {
    "not the affix": `none$ nones$ nonce nonet$ nonets nonsens nonchal nonplus nonagen nonagon nonage$ nonpareil nonny$ nonno$
      nonna$ nonillion nonconformist nonstop non-stop nonethel nondescript`,
  },
};
