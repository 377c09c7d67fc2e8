import { describe, expect, it } from "vitest";
import type { Language } from "../../../text/language.js";
import { textOf } from "../../../text/span.js";
import { tokenize } from "../../../text/tokenize.js";
import { findCues } from "./index.js";

const cuesOf = (text: string, language: Language) =>
  findCues(tokenize(text, language), text, { language }).map(({ spans }) => textOf(text, spans));

describe("German", () => {
  it.each([
    ["Ich weiß es nicht.", ["nicht"]],
    ["Er hat keine Zeit.", ["keine"]],
    ["Niemand kam, und nichts geschah.", ["Niemand", "nichts"]],
    ["Er hat weder Zeit noch Geld.", ["weder … noch"]],
    ["Ich habe noch Zeit.", []],
    ["Das stimmt überhaupt nicht.", ["überhaupt nicht"]],
    ["Er kommt nicht mehr.", ["nicht mehr"]],
    ["Das ist ohnehin klar.", []],
    ["Ohne dich gehe ich nie.", ["Ohne", "nie"]],
    ["Nicht nur du, sondern auch ich.", []],
    ["Schön, nicht wahr?", []],
    ["nichts als Ärger", []],
    ["Das Spiel findet morgen statt.", []],
    ["Nein, danke.", ["Nein"]],
  ])("%s -> %j", (text, expected) => expect(cuesOf(text, "de")).toEqual(expected));
});

describe("French", () => {
  it.each([
    ["Je ne sais pas.", ["ne … pas"]],
    ["Il n'a jamais rien dit.", ["n' … jamais rien"]],
    ["Il n’est plus là.", ["n’ … plus"]],
    ["Elle n'a aucune idée.", ["n' … aucune"]],
    ["Personne ne vient.", ["Personne ne"]],
    ["Je ne vois personne.", ["ne … personne"]],
    ["Ne pas fumer.", ["Ne pas"]],
    ["Je sais pas.", ["pas"]],
    ["C'est un pas en avant.", []],
    ["Il marche pas à pas.", []],
    ["Une personne est venue.", []],
    ["Il est plus grand.", []],
    ["Le point de départ est ici.", []],
    ["Il n'a que dix ans.", []],
    ["N'importe qui peut le faire.", []],
    ["C'est beau, n'est-ce pas ?", []],
    ["Non seulement lui, mais elle.", []],
    ["Non, merci.", ["Non"]],
    ["Ni toi ni moi.", ["Ni … ni"]],
    ["Il part sans un mot.", ["sans"]],
    ["Il viendra sans doute.", []],
    ["Ce n'est pas seulement cher.", []],
    ["Je veux un peu de lait.", []],
    ["Elle est perdue à jamais.", []],
  ])("%s -> %j", (text, expected) => expect(cuesOf(text, "fr")).toEqual(expected));
});

describe("Bulgarian", () => {
  it.each([
    ["Не знам и никой не знае.", ["Не", "никой не"]],
    ["Не знам.", ["Не"]],
    ["Никой не дойде.", ["Никой не"]],
    ["Никога не съм казвал нищо.", ["Никога не … нищо"]],
    ["Няма време.", ["Няма"]],
    ["Няма никакви пари.", ["Няма никакви"]],
    ["Нито ти, нито аз.", ["Нито … нито"]],
    ["Тръгна без дума.", ["без"]],
    ["Недей да плачеш.", ["Недей"]],
    ["Не само ти, но и аз.", []],
    ["Без съмнение е той.", []],
    ["Небето е синьо.", []],
    ["Той видя нещо.", []],
    ["Той видя много неща.", []],
    ["Той е нещастен.", ["не"]],
  ])("%s -> %j", (text, expected) => expect(cuesOf(text, "bg")).toEqual(expected));
});

describe("Chinese", () => {
  it.each([
    ["我不知道。", ["不"]],
    ["他没来。", ["没"]],
    ["我没有钱。", ["没有"]],
    ["我從來沒有去過。", ["從來沒有"]],
    ["她从未去过那里。", ["从未"]],
    ["毫无意义", ["毫无"]],
    ["毫无疑问，他是对的。", []],
    ["别走！", ["别"]],
    ["请勿吸烟", ["勿"]],
    ["我 没有 钱 。", ["没有"]],
    ["他不但会唱歌，而且会跳舞。", []],
    ["非常好", []],
    ["别人都来了", []],
    ["特别好", []],
    ["无论如何", []],
    ["他住在非洲。", []],
    ["不过他来了。", []],
    ["你是不是学生？", []],
    ["你去不去？", []],
    ["我不得不走。", []],
    ["未来很好", []],
  ])("%s -> %j", (text, expected) => expect(cuesOf(text, "zh")).toEqual(expected));
});
