import { describe, expect, it } from "vitest";
import { LitotesError } from "../../errors.js";
import { inflectVerb } from "./inflect.js";
import { joiningRules } from "./regular/joining.js";
import { thirdPersonRules } from "./regular/third-person.js";
import type { VerbTag } from "./tag.js";

/** lemma: third person, past, participle, -ing; American. */
const principalParts = `
walk: walks walked walked walking
stop: stops stopped stopped stopping
prefer: prefers preferred preferred preferring
offer: offers offered offered offering
occur: occurs occurred occurred occurring
visit: visits visited visited visiting
commit: commits committed committed committing
edit: edits edited edited editing
regret: regrets regretted regretted regretting
target: targets targeted targeted targeting
open: opens opened opened opening
begin: begins began begun beginning
develop: develops developed developed developing
kidnap: kidnaps kidnapped kidnapped kidnapping
equip: equips equipped equipped equipping
quit: quits quit quit quitting
quiz: quizzes quizzed quizzed quizzing
whiz: whizzes whizzed whizzed whizzing
bus: buses bused bused busing
gas: gasses gassed gassed gassing
focus: focuses focused focused focusing
bias: biases biased biased biasing
unzip: unzips unzipped unzipped unzipping
overlap: overlaps overlapped overlapped overlapping
remap: remaps remapped remapped remapping
reckon: reckons reckoned reckoned reckoning
listen: listens listened listened listening
control: controls controlled controlled controlling
rebel: rebels rebelled rebelled rebelling
reveal: reveals revealed revealed revealing
program: programs programmed programmed programming
format: formats formatted formatted formatting
debut: debuts debuted debuted debuting
fix: fixes fixed fixed fixing
show: shows showed shown showing
play: plays played played playing
try: tries tried tried trying
soliloquy: soliloquies soliloquied soliloquied soliloquying
buy: buys bought bought buying
die: dies died died dying
tie: ties tied tied tying
belie: belies belied belied belying
stymie: stymies stymied stymied stymieing
ski: skis skied skied skiing
taxi: taxis taxied taxied taxiing
panic: panics panicked panicked panicking
traffic: traffics trafficked trafficked trafficking
arc: arcs arced arced arcing
sync: syncs synced synced syncing
hope: hopes hoped hoped hoping
singe: singes singed singed singeing
dye: dyes dyed dyed dyeing
eye: eyes eyed eyed eyeing
age: ages aged aged aging
hoe: hoes hoed hoed hoeing
agree: agrees agreed agreed agreeing
argue: argues argued argued arguing
queue: queues queued queued queuing
pass: passes passed passed passing
push: pushes pushed pushed pushing
watch: watches watched watched watching
psych: psychs psyched psyched psyching
buzz: buzzes buzzed buzzed buzzing
waltz: waltzes waltzed waltzed waltzing
echo: echoes echoed echoed echoing
veto: vetoes vetoed vetoed vetoing
solo: solos soloed soloed soloing
video: videos videoed videoed videoing
dm: dms dm'd dm'd dm'ing
have: has had had having
do: does did done doing
go: goes went gone going
cut: cuts cut cut cutting
hit: hits hit hit hitting
offset: offsets offset offset offsetting
broadcast: broadcasts broadcast broadcast broadcasting
sing: sings sang sung singing
swim: swims swam swum swimming
cling: clings clung clung clinging
bring: brings brought brought bringing
teach: teaches taught taught teaching
catch: catches caught caught catching
sleep: sleeps slept slept sleeping
lead: leads led led leading
read: reads read read reading
speak: speaks spoke spoken speaking
forget: forgets forgot forgotten forgetting
understand: understands understood understood understanding
overtake: overtakes overtook overtaken overtaking
mislead: misleads misled misled misleading
rewrite: rewrites rewrote rewritten rewriting
undo: undoes undid undone undoing
outgrow: outgrows outgrew outgrown outgrowing
withdraw: withdraws withdrew withdrawn withdrawing
become: becomes became become becoming
behave: behaves behaved behaved behaving
forgive: forgives forgave forgiven forgiving
undergo: undergoes underwent undergone undergoing
underlie: underlies underlay underlain underlying
retrofit: retrofits retrofitted retrofitted retrofitting
reprove: reproves reproved reproved reproving
present: presents presented presented presenting
cook: cooks cooked cooked cooking
rest: rests rested rested resting
highlight: highlights highlighted highlighted highlighting
lay: lays laid laid laying
pay: pays paid paid paying
say: says said said saying
fly: flies flew flown flying
see: sees saw seen seeing
flee: flees fled fled fleeing
run: runs ran run running
babysit: babysits babysat babysat babysitting
co-star: co-stars co-starred co-starred co-starring
re-read: re-reads re-read re-read re-reading
x-ray: x-rays x-rayed x-rayed x-raying
Google: Googles Googled Googled Googling
STOP: STOPS STOPPED STOPPED STOPPING
Go: Goes Went Gone Going
`;

const rows = principalParts
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [lemma = "", forms = ""] = line.split(": ");
    const tags: VerbTag[] = ["VBZ", "VBD", "VBN", "VBG"];
    return forms.split(" ").map((form, at) => ({ lemma, tag: tags[at]!, form }));
  });

describe("principal parts", () => {
  it.each(rows)("$lemma $tag -> $form", ({ lemma, tag, form }) => {
    expect(inflectVerb(lemma, tag)[0]).toBe(form);
  });
});

/** American, British. */
const variantRows: [lemma: string, tag: VerbTag, us: string, gb: string][] = [
  ["travel", "VBD", "traveled", "travelled"],
  ["cancel", "VBG", "canceling", "cancelling"],
  ["fuel", "VBD", "fueled", "fuelled"],
  ["dial", "VBG", "dialing", "dialling"],
  ["equal", "VBD", "equaled", "equalled"],
  ["revel", "VBD", "reveled", "revelled"],
  ["parallel", "VBD", "paralleled", "paralleled"],
  ["fail", "VBD", "failed", "failed"],
  ["worship", "VBD", "worshiped", "worshipped"],
  ["learn", "VBD", "learned", "learnt"],
  ["dream", "VBN", "dreamed", "dreamt"],
  ["burn", "VBD", "burned", "burnt"],
  ["spill", "VBN", "spilled", "spilt"],
  ["spoil", "VBD", "spoiled", "spoilt"],
  ["unlearn", "VBD", "unlearned", "unlearnt"],
  ["get", "VBN", "gotten", "got"],
  ["prove", "VBN", "proven", "proved"],
  ["disprove", "VBN", "disproven", "disproved"],
  ["fit", "VBD", "fit", "fitted"],
  ["age", "VBG", "aging", "ageing"],
  ["saw", "VBN", "sawed", "sawn"],
  ["light", "VBD", "lit", "lit"],
  ["dive", "VBD", "dived", "dived"],
  ["focus", "VBD", "focused", "focused"],
];

describe("variants", () => {
  it.each(variantRows)("%s %s -> %s | %s", (lemma, tag, us, gb) => {
    expect(inflectVerb(lemma, tag, { variant: "us" })[0]).toBe(us);
    expect(inflectVerb(lemma, tag, { variant: "gb" })[0]).toBe(gb);
    expect(inflectVerb(lemma, tag, { variant: "gb" }).toSorted()).toEqual(inflectVerb(lemma, tag).toSorted());
  });

  it.each([
    ["light", "VBD", ["lit", "lighted"]],
    ["wake", "VBN", ["woken", "waked"]],
    ["shrink", "VBD", ["shrank", "shrunk"]],
    ["bus", "VBZ", ["buses", "busses"]],
    ["henna", "VBD", ["hennaed", "henna'd"]],
    ["OK", "VBD", ["OK'd", "OKed"]],
  ] as const)("%s %s -> all of %j", (lemma, tag, forms) => {
    expect(inflectVerb(lemma, tag)).toEqual(forms);
  });
});

describe("auxiliaries", () => {
  it.each([
    ["be", "VB", {}, ["be"]],
    ["be", "VBP", {}, ["are", "am"]],
    ["be", "VBP", { person: 1, number: "singular" }, ["am"]],
    ["be", "VBP", { person: 2 }, ["are"]],
    ["be", "VBP", { number: "plural" }, ["are"]],
    ["be", "VBZ", {}, ["is"]],
    ["be", "VBD", {}, ["was", "were"]],
    ["be", "VBD", { person: 3, number: "singular" }, ["was"]],
    ["be", "VBD", { person: 2, number: "singular" }, ["were"]],
    ["be", "VBN", {}, ["been"]],
    ["be", "VBG", {}, ["being"]],
    ["be", "VBZ", { clitics: true }, ["is", "'s", "ai"]],
    ["have", "VBP", { clitics: true }, ["have", "'ve", "ai"]],
    ["have", "VBD", { clitics: true }, ["had", "'d"]],
    ["will", "MD", { clitics: true }, ["will", "'ll", "wo"]],
    ["can", "MD", {}, ["can"]],
    ["can", "VBD", {}, ["canned"]],
    ["will", "VBD", {}, ["willed"]],
    ["need", "VBZ", {}, ["needs"]],
    ["walk", "MD", {}, []],
    ["throw", "VBN", { nonstandard: true }, ["thrown", "threw", "throwed"]],
    ["see", "VBD", { nonstandard: true }, ["saw", "seen", "seed"]],
    ["walk", "VBG", { nonstandard: true }, ["walking", "walkin'"]],
    ["be", "VBG", { nonstandard: true }, ["being", "bein'"]],
  ] as const)("%s %s %j -> %j", (lemma, tag, options, forms) => {
    expect(inflectVerb(lemma, tag, options)).toEqual(forms);
  });
});

describe("rules", () => {
  it.each(joiningRules)("$example", ({ example }) => {
    const [lemma = "", form = ""] = example.split(" -> ");
    expect(inflectVerb(lemma, form.endsWith("ing") ? "VBG" : "VBD")[0]).toBe(form);
  });

  it.each(thirdPersonRules)("$example", ({ example }) => {
    const [lemma = "", form = ""] = example.split(" -> ");
    expect(inflectVerb(lemma, "VBZ")[0]).toBe(form);
  });

  it("names the valid tags and variants", () => {
    expect(() => inflectVerb("go", "NN" as VerbTag)).toThrow(LitotesError);
    expect(() => inflectVerb("go", "NN" as VerbTag)).toThrow(/unknown tag NN; choose one of VB, VBP/);
    expect(() => inflectVerb("go", "VB", { variant: "au" as "us" })).toThrow(/unknown variant au/);
  });
});
