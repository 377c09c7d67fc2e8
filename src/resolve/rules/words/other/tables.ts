import {
  ADVERB,
  AND,
  BUT,
  type ClassRow,
  NEGATION,
  PRONOUN,
  RELATIVE,
  SUBORDINATOR,
  THAT,
} from "../word-class.js";

/**
 * Words that bound a clause in the languages that are segmented by punctuation and function words alone: BUT ends one and
 * opens the next (BUT | ADVERB only where it begins its clause), SUBORDINATOR opens one within another, THAT one that
 * the verb before the comma asks for.
 */
export const tables: Readonly<Record<"de" | "fr" | "bg" | "zh", readonly ClassRow[]>> = {
  de: [
    [AND, "und oder sowie"],
    [BUT, "sondern weil"],
    [BUT | ADVERB, "aber doch jedoch denn"],
    [NEGATION, "nicht nie niemals nichts niemand kein keine keinen keinem keiner keines"],
    [
      SUBORDINATOR,
      "dass daß weil wenn ob obwohl obgleich während nachdem bevor ehe bis seit seitdem sobald solange falls",
    ],
    [SUBORDINATOR, "damit indem sodass als da warum wie wer was wo"],
    [THAT, "dass daß ob warum wer was wann"],
    [RELATIVE, "welcher welche welches welchen welchem dessen deren"],
    [PRONOUN, "ich du er sie es wir ihr man dies dieser jeder niemand keiner jemand das"],
  ],
  fr: [
    [AND, "et ou"],
    [NEGATION, "ne n' n’ pas aucun aucune jamais rien"],
    [BUT, "mais car or donc parce puisque puisqu' puisqu’"],
    [
      SUBORDINATOR,
      "que qu' qu’ si s' lorsque lorsqu' quand puisque puisqu' parce comme quoique afin tandis sinon",
    ],
    [RELATIVE, "qui dont lequel laquelle lesquels lesquelles où auquel duquel"],
    [PRONOUN, "je j' j’ tu il elle on nous vous ils elles ce c' c’ cela ça personne rien"],
  ],
  bg: [
    [AND, "и или"],
    [BUT, "но а обаче ала защото понеже"],
    [NEGATION, "не няма нямам нямаш нямаме нямате нямат нямах нямаше никой никога нищо"],
    [THAT, "че дали защо какво кой къде кога"],
    [
      SUBORDINATOR,
      "че ако защото понеже докато когато дали въпреки макар след преди щом защо как къде какво кой",
    ],
    [RELATIVE, "който която което които чийто чиято където"],
    [PRONOUN, "аз ти той тя то ние вие те това този тази никой някой нищо"],
  ],
  zh: [
    [AND, "和 与 及 或"],
    [BUT, "但 但是 可是 不过 然而 却 因为 所以 因此"],
    [SUBORDINATOR, "如果 虽然 由于 当 只要 只有 除非 尽管 为什么"],
    [PRONOUN, "我 你 他 她 它 我们 你们 他们 她们 谁"],
  ],
};
