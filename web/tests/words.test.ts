import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languageName, LANGUAGES, words, type Texts } from "../src/app/words.svelte";
import { gameOf, games, needTexts, titleOf } from "../src/games";

let complaints: string[];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((text: string) => void complaints.push(text));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await words.speak("en");
});

test("the languages of the hall name themselves", () => {
  expect(LANGUAGES.map(languageName)).toEqual(["English", "Português", "Français", "Italiano"]);
});

test("days are written as in the reader's own country, if it speaks the language", async () => {
  const day = (): string =>
    new Intl.DateTimeFormat(words.customs, { dateStyle: "full" }).format(new Date(2026, 10, 19));
  vi.stubGlobal("navigator", { languages: ["de-AT", "en-GB"] });
  expect(day()).toMatch(/^Thursday,? 19 November 2026$/);
  await words.speak("fr");
  expect(day()).toBe("jeudi 19 novembre 2026");
  vi.unstubAllGlobals();
});

test("a text follows the language", async () => {
  await words.speak("en");
  expect(words.t("back")).toBe("Back to the shelf");
  await words.speak("fr");
  expect(words.t("back")).not.toBe("Back to the shelf");
  expect(complaints).toEqual([]);
});

test("a text that a language lacks is said in English, as soon as it is here", async () => {
  const texts: Texts = (language) => async () => (language === "en" ? "toy-one = One\ntoy-two = Two" : "toy-one = Un");
  await words.need("toy", texts);
  await words.speak("fr");
  expect([words.t("toy-one"), words.t("toy-two")]).toEqual(["Un", "toy-two"]);
  expect(complaints).toEqual(["no text for toy-two in fr"]);
  await vi.waitFor(() => expect(words.t("toy-two")).toBe("Two"));
  expect(words.t("toy-one")).toBe("Un");
});

test("a language without a file of texts gets the English file", async () => {
  await words.need("toy-english", (language) => (language === "en" ? async () => "toy-only = Only" : undefined));
  await words.speak("it");
  expect(words.t("toy-only")).toBe("Only");
});

test("the language chosen last wins, and texts asked for meanwhile come in it", async () => {
  const slow: Texts = (language) => () =>
    new Promise((done) => setTimeout(() => done(`toy-slow = ${language}`), language === "en" ? 30 : 1));
  const asked = words.need("toy-slow", slow);
  await words.speak("pt");
  await asked;
  expect([words.language, words.t("toy-slow")]).toEqual(["pt", "pt"]);
});

test("every game of the page has a title and texts in every language", async () => {
  expect(games.map((game) => game.name)).toEqual(["gems", "gnomopolis", "gnomeland"]);
  for (const { name } of games) {
    await needTexts(name);
    for (const language of LANGUAGES) {
      await words.speak(language);
      expect(titleOf(name)).not.toBe("");
      expect(words.has(`about-by-${name}`)).toBe(true);
    }
  }
});

test("a game without a folder gets the generic module", async () => {
  const game = gameOf("mushroom_hunt");
  expect([game.name, titleOf("mushroom_hunt"), game.sheet]).toEqual(["mushroom_hunt", "Mushroom hunt", undefined]);
  const { default: board } = await game.board();
  expect(board.Board).toBeTypeOf("function");
  await needTexts("mushroom_hunt"); // it has none, and that is no mistake
  expect(complaints).toEqual([]);
});
