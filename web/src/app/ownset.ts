import { api } from "../net/api";
import type { Card } from "./cards";
import type { Language } from "./words.svelte";

/** A card set of one's own, made in the card editor: the file, and its cards in words once it had no mistake. */
export interface OwnSet {
  name: string;
  toml: string;
  cards: Card[]; // empty while there is a mistake in it
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
export async function readCards(game: string, language: Language, own: OwnSet | null = null): Promise<Card[]> {
  if (!own) return (await api.cards(game, language)) as Card[];
  if (own.language === language && own.cards.length) return own.cards;
  const checked = await api.checkCards({ game, cards: own.toml, language });
  return checked.ok ? (checked.cards as Card[]) : own.cards;
}
