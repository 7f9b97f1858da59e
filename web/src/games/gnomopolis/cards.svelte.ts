import { deck } from "../../app/deck";

export interface Cost {
  gnomes: string[];
  lying: string[];
  coins: number;
  assistants: number;
}
export interface Effect {
  gain: string[][]; // each the kinds one may choose from
  coins: number;
  assistants: number;
  draw: number;
  search: number;
}
/** A card as the server tells it; `source` says of each part whether the rulebook prints it. */
export interface Card {
  kind: "board" | "parchment" | "councilor" | "building";
  id: string;
  name: string;
  text: string;
  action?: string;
  cost?: Cost;
  effect?: Effect;
  type?: string;
  team?: string[];
  immigration?: string[][];
  housing?: string[];
  bonus?: Effect;
  points?: number;
  flavour?: string;
  source: Record<string, string>;
}

const AGAIN = 2000; // milliseconds until the server is asked again

/** The cards this table plays with, in the reader's language; a table may have a set of its own. */
class Cards {
  all = $state.raw<Card[]>([]);
  #byId = $derived(new Map(this.all.map((card) => [card.id, card])));
  #wanted = "";

  of(id: string): Card | undefined {
    return this.#byId.get(id);
  }

  name(id: string): string {
    return this.of(id)?.name ?? id;
  }

  /** Read the cards once a table and language. */
  async read(language: string): Promise<void> {
    const { path, key, cards: given } = deck();
    const wanted = `${path} ${language}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    try {
      if (given) this.all = given as Card[];
      if (given || !path) return;
      const answer = await fetch(
        `/api${path}/cards?language=${language}`,
        key ? { headers: { Authorization: `Bearer ${key}` } } : {},
      );
      if (!answer.ok) throw new Error(String(answer.status));
      const cards = (await answer.json()) as Card[];
      if (wanted === this.#wanted) this.all = cards;
    } catch {
      setTimeout(() => {
        if (wanted !== this.#wanted) return;
        this.#wanted = "";
        void this.read(language);
      }, AGAIN);
    }
  }
}

export const cards = new Cards();

/** `rulebook`, `gnomehall`, `owner`, or `mixed` where parts come from more than one. */
export function sourceOf(card: Card): string {
  const kinds = new Set(Object.values(card.source));
  return kinds.size === 1 ? [...kinds][0]! : "mixed";
}
