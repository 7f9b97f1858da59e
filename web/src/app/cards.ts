import { api } from "../net/api";
import type { Language } from "./words.svelte";

/** A card as the server tells it, of any game; `source` says of each part whether the rulebook prints it. */
export interface BookCard {
  kind: string;
  id: string;
  name: string;
  text: string;
  flavour?: string;
  source: Record<string, string>;
  points?: number;
  [more: string]: unknown;
}

/** A card set of one's own, made in the card editor: the file, and its cards in words once it had no mistake. */
export interface OwnSet {
  name: string;
  toml: string;
  cards: BookCard[]; // empty while there is a mistake in it
  language: string;
}

const place = (game: string): string => `gnomehall.cards.${game}`;

export function ownSet(game: string): OwnSet | null {
  try {
    return JSON.parse(localStorage.getItem(place(game)) ?? "null") as OwnSet | null;
  } catch {
    return null;
  }
}

/** Keep a set in this browser; false if there is no room for it. */
export function keepSet(game: string, set: OwnSet | null): boolean {
  try {
    if (set) localStorage.setItem(place(game), JSON.stringify(set));
    else localStorage.removeItem(place(game));
    return true;
  } catch {
    return false;
  }
}

/** The cards of a game in a language: the standard set, or one's own. */
export async function readCards(game: string, language: Language, own: OwnSet | null = null): Promise<BookCard[]> {
  if (!own) return (await api.cards(game, language)) as BookCard[];
  if (own.language === language && own.cards.length) return own.cards;
  const checked = await api.checkCards({ game, cards: own.toml, language });
  return checked.ok ? (checked.cards as BookCard[]) : own.cards;
}

/** `rulebook`, `gnomehall`, `owner`, or `mixed` where parts come from more than one. */
export function originOf(card: { source: Record<string, string> }): string {
  const kinds = new Set(Object.values(card.source));
  return kinds.size === 1 ? [...kinds][0]! : "mixed";
}
