import { api } from "../net/api";
import type { Card } from "./cards";
import { keptSets } from "./library";
import type { Language } from "./words.svelte";

/** A card set of one's own that can be played with: its name and its file. */
export interface OwnSet {
  id: string;
  name: string;
  toml: string;
}

/** The sets of a game that this browser can play with, the one changed last first. */
export const ownSets = (game: string): OwnSet[] =>
  keptSets(game)
    .filter((one) => one.whole)
    .map(({ id, name, whole }) => ({ id, name, toml: whole }));

/** The cards of a game in a language: the standard set, or one's own. */
export async function readCards(game: string, language: Language, own: OwnSet | null = null): Promise<Card[]> {
  if (!own) return (await api.cards(game, language)) as Card[];
  const checked = await api.checkCards({ game, cards: own.toml, language });
  return checked.cards as Card[];
}
