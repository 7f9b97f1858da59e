import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CardBook } from "../src/app/cardbook.svelte";
import { originOf, type Card } from "../src/app/cards";
import { api } from "../src/net/api";

const card = (name: string, source: Record<string, string> = {}): Card => ({
  kind: "building",
  id: "atelier",
  name,
  text: "",
  source,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("the cards of a table are read once for a language", async () => {
  const asked = vi.spyOn(api, "tableCards").mockImplementation(async (_table, _key, language) => [card(language)]);
  const book = new CardBook({ table: "t", key: "k" });
  expect(book.name("atelier")).toBe("");
  await book.read("en");
  await book.read("en");
  expect(asked.mock.calls).toEqual([["t", "k", "en"]]);
  expect(book.name("atelier")).toBe("en");
  await book.read("fr");
  expect(book.name("atelier")).toBe("fr");
});

test("a language chosen later wins, in whatever order the answers come", async () => {
  const answers: Record<string, (cards: Card[]) => void> = {};
  vi.spyOn(api, "cards").mockImplementation(
    (_game, language) => new Promise((done) => (answers[language] = done as (cards: Card[]) => void)),
  );
  const book = new CardBook({ game: "gnomopolis" });
  const both = [book.read("en"), book.read("fr")];
  answers["fr"]!([card("fr")]);
  answers["en"]!([card("en")]);
  await Promise.all(both);
  expect(book.name("atelier")).toBe("fr");
});

test("while the server does not answer it is asked again, until the book is closed", async () => {
  const asked = vi
    .spyOn(api, "cards")
    .mockRejectedValueOnce(new Error())
    .mockResolvedValue([card("en")]);
  const book = new CardBook({ game: "gnomopolis" });
  await book.read("en");
  expect(book.all).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(book.name("atelier")).toBe("en");
  asked.mockClear().mockRejectedValue(new Error());
  await book.read("fr");
  book.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledOnce();
});

test("cards that came with a record are there at once, and nothing is asked", async () => {
  const asked = vi.spyOn(api, "cards");
  const book = new CardBook({ cards: [card("Atelier", { name: "rulebook", cost: "gnomehall" })] });
  await book.read("en");
  expect([book.name("atelier"), book.origin("atelier"), asked.mock.calls]).toEqual(["Atelier", "mixed", []]);
});

test("the origin of a card is that of its parts, where they agree", () => {
  expect(originOf({ name: "rulebook", cost: "rulebook" })).toBe("rulebook");
  expect(originOf({ name: "rulebook", cost: "owner" })).toBe("mixed");
  expect(originOf("owner")).toBe("owner");
  expect(originOf(undefined)).toBe("mixed");
});
