import type { CardsChecked, CheckCards, GemsSheets, GnomelandSheets, GnomopolisSheets, Scored } from "../wire";
import { ask } from "./api";

/** What learn, card editor and scorer ask the server. */
export const aids = {
  cards: (game: string, language: string) =>
    ask<Record<string, unknown>[]>(`/games/${game}/cards?language=${language}`, null),
  cardFile: (game: string) => ask<string>(`/games/${game}/cards.toml`, null),
  check: (wanted: CheckCards) => ask<CardsChecked>("/cards", null, wanted),
  score: (sheets: GemsSheets | GnomopolisSheets | GnomelandSheets, language: string) =>
    ask<Scored>(`/score?language=${language}`, null, sheets),
};
