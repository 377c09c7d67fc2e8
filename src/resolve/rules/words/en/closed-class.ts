import {
  ADJECTIVE,
  ADVERB,
  AND,
  BASE,
  BE,
  BUT,
  type ClassRow,
  COMMENT,
  DETERMINER,
  DO,
  GERUND,
  HAVE,
  MODAL,
  NEGATION,
  NOUN,
  OBJECT,
  PARTICIPLE,
  PREPOSITION,
  PRONOUN,
  QUESTION,
  RELATIVE,
  SUBORDINATOR,
  THAT,
  TO,
} from "../word-class.js";

const interjectionList =
  "well oh ah yes yeah aye why now come halloa hello hullo hum ha sir madam please ok okay alas hey however";
/** Of chats and tweets: comments wherever they stand. */
const abbreviations = "lol lmao haha tbh imo imho btw";
/** Comments only where punctuation follows. */
export const interjections: ReadonlySet<string> = new Set(interjectionList.split(" "));

/** English words of the closed classes, and the open-class words that endings would mislead about. */
export const closedClass: readonly ClassRow[] = [
  [AND, "and or &"],
  [BUT, "but yet nor"],
  [
    SUBORDINATOR,
    "if because although though unless lest whereas while whilst since until till whether as than cuz cos coz 'cause ’cause tho",
  ],
  [SUBORDINATOR | PREPOSITION, "before after"],
  [THAT | DETERMINER | PRONOUN, "that"],
  [RELATIVE, "who which whom whose whoever whichever whereby"],
  [QUESTION, "why how what where when whence whither whatever whenever wherever however"],
  [
    PRONOUN,
    "i he she we they it you there ye thou one everyone everybody everything someone somebody something",
  ],
  [PRONOUN, "anyone anybody anything nothing nobody none noone no-one these those this all both each either"],
  [OBJECT, "me him us them myself yourself himself herself itself ourselves yourselves themselves oneself"],
  [OBJECT, "mine yours hers ours theirs"],
  [OBJECT | DETERMINER, "her"],
  [
    DETERMINER,
    "the a an my your his its our their no any some every each either neither another such both all",
  ],
  [DETERMINER, "this that these those 's ’s ' ’ many much few several more most enough half"],
  [ADVERB, "more most much enough less least so too very quite rather almost just even ever still already"],
  [
    ADVERB,
    "also always again ago ahead alone apart away back below else far forever forth here hence hither",
  ],
  [
    ADVERB,
    "home instead later longer now often once only otherwise pretty sometimes somehow soon sooner then",
  ],
  [
    ADVERB,
    "thus together tonight today tomorrow yesterday twice thrice upstairs downstairs upon-time well yet",
  ],
  [ADVERB, "merely simply altogether either long afterwards backward forward abroad nearly hardly scarcely"],
  [COMMENT | ADVERB, "perhaps maybe indeed therefore moreover furthermore besides nevertheless surely"],
  [
    COMMENT | ADVERB,
    "certainly possibly probably fortunately unfortunately apparently obviously evidently clearly",
  ],
  [
    COMMENT | ADVERB,
    "nonetheless consequently interestingly surprisingly notably importantly honestly frankly",
  ],
  [COMMENT, interjectionList],
  [COMMENT | ADVERB, abbreviations],
  [PREPOSITION, "about above across against along amid amidst among amongst around at behind beneath beside"],
  [
    PREPOSITION,
    "besides between beyond by despite down during except for from in inside into like near of off",
  ],
  [
    PREPOSITION,
    "on onto out outside over past per save through throughout toward towards under underneath unlike",
  ],
  [PREPOSITION, "up upon versus via with within without notwithstanding concerning"],
  [TO, "to na ta"],
  [BE, "am is are was were be been being 'm ’m 're ’re ai"],
  [HAVE, "have has had having 've ’ve"],
  [DO, "do does did"],
  [MODAL, "can could will would shall should may might must ought 'll ’ll 'd ’d ca wo sha cannot"],
  [NEGATION, "not n't n’t nt never 't ’t"],
  [
    ADJECTIVE,
    "able afraid alive angry aware awful bad better best big black bright broad brown busy certain cheap",
  ],
  [
    ADJECTIVE,
    "clever cold common cruel dark dead dear deep different difficult dull eager early easy empty entire",
  ],
  [
    ADJECTIVE,
    "evil fair false familiar fat few fine first flat foreign former fresh full glad good gray great",
  ],
  [
    ADJECTIVE,
    "green grey grim guilty happy hard heavy high honest hot huge human ill innocent keen large last late",
  ],
  [
    ADJECTIVE,
    "latter little lonely long low lucky mad main many mere modern narrow new next nice old only other",
  ],
  [
    ADJECTIVE,
    "outer own pale particular perfect plain poor present prior private proper proud pure quiet rare",
  ],
  [
    ADJECTIVE,
    "ready real red rich right rough rude safe same second serious severe sharp short sick silent similar",
  ],
  [
    ADJECTIVE,
    "simple single slight small smart smooth soft sole solid sorry strange strong such sudden sure sweet",
  ],
  [
    ADJECTIVE,
    "swift tall thick thin third tiny tired true upper vague various vast very warm weak wet white whole",
  ],
  [
    ADJECTIVE,
    "wicked wide wild willing wise worse worst worth wrong yellow young interested ashamed pleased tired",
  ],
  [
    ADJECTIVE,
    "unknown inclined likely unlikely friendly interesting exciting amazing inhibited two three four five",
  ],
  [ADJECTIVE, "six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million"],
  [
    NOUN,
    "thing morning evening ceiling king ring wing spring string meeting wedding building feeling meaning",
  ],
  [
    NOUN,
    "clothing housing painting warning beginning bed seed deed speed need weed hundred breed creed tweed hatred",
  ],
  [
    NOUN,
    "family reply ally anomaly assembly bully supply belly july italy fly lily jelly folly rally hill will",
  ],
  [
    NOUN,
    "bus gas glass class boss loss mass pass case this yes chess success process access business address",
  ],
  [PARTICIPLE, "been done"],
  [GERUND, "being having doing gon"],
  [BASE, "wan"],
  [
    ADJECTIVE,
    "clean clear close complete cool correct direct dry equal free open secure separate slow utter",
  ],
];

/** The contracted *is* and *has* look like the possessive; they are verbs after these words. */
export const beforeContraction: ReadonlySet<string> = new Set(
  "he she it that there here who what where how when why this everything nothing something let".split(" "),
);
