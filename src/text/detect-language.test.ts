import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language.js";

describe("detectLanguage", () => {
  it.each([
    ["en", "I don't think so."],
    ["en", "The house was not empty, and there was no one in it."],
    ["en", "Nobody came."],
    ["de", "Das habe ich nicht gesagt."],
    ["de", "Er hat kein Geld für ein großes Haus."],
    ["de", "Ich weiß nicht."],
    ["fr", "Je n'ai pas vu Marie."],
    ["fr", "Il n’est jamais venu chez nous."],
    ["fr", "C'est très bien fait."],
    ["fr", "Aucun souci."],
    ["en", "No way!"],
    ["en", "I do."],
    ["de", "Das ist so."],
    ["fr", "Il a mal à la tête."],
    ["bg", "Шофьорът не знае как да стигне."],
    ["bg", "Аз не знам защо той не дойде."],
    ["zh", "我不知道他为什么没有来。"],
    ["zh", "他在 Google 工作，但是不高兴。"],
  ])("%s: %s", (language, text) => {
    expect(detectLanguage(text)?.language).toBe(language);
  });

  it.each([
    "",
    "...",
    "12345",
    "OK",
    "\ud800",
    "Это не так, мы ничего не знаем.",
    "Он не пришел домой.",
    "Не знаю, какой день.",
    "Нико не зна.",
    "No comprendo nada, no tengo dinero.",
    "Non lo so, non ho visto niente.",
    "Não sei nada disso.",
    "Ik weet het niet.",
    "Det er ikke sant.",
    "Jag vet inte.",
    "Nie wiem, co to jest.",
    "日本語では分からない",
    "אני לא יודע",
    "Δεν ξέρω",
  ])("unsure: %s", (text) => {
    expect(detectLanguage(text)).toBeUndefined();
  });
});
