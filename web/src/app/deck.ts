import { recall } from "./memory";
import { router } from "./router.svelte";

/** Where a board finds the cards of what it draws: at a table, in a game's standard set, or with a record. */
export interface Deck {
  path: string; // of the API: `/tables/T` or `/games/G`
  key: string;
  cards: unknown[] | null; // they came with the record
}

let chosen: Deck | null = null;

/** A page that draws something else than the table of its address says whose cards these are. */
export function showCardsOf(deck: Deck | null): void {
  chosen = deck;
}

export function deck(): Deck {
  if (router.route.page !== "table") return chosen ?? { path: "", key: "", cards: null };
  const entry = recall(router.route.table);
  const key = [...(entry?.keys ?? []), entry?.host, entry?.watch].filter(Boolean).join(",");
  return { path: `/tables/${router.route.table}`, key, cards: null };
}
