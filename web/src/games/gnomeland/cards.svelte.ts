import { deck } from "../../app/deck";
import { recall } from "../../app/memory";
import { router } from "../../app/router.svelte";

/** A card as the server tells it; `source` says of each part whether the rulebook prints it. */
export interface Card {
  kind: string;
  id: string;
  name: string;
  text: string;
  flavour: string;
  source: Record<string, string>;
}
export type Source = "rulebook" | "gnomehall" | "mixed" | "owner";

const AGAIN = 2000; // milliseconds until the server is asked again

/** The table on the screen, and what opens it. */
export function place(): { table: string; key: string } {
  const table = router.route.page === "table" ? router.route.table : "";
  const entry = recall(table);
  return { table, key: [...(entry?.keys ?? []), entry?.host, entry?.watch].find(Boolean) ?? "" };
}

/** The cards this table plays with, in the reader's language; a table may have a set of its own. */
class Cards {
  all = $state.raw<Card[]>([]);
  #byId = $derived(new Map(this.all.map((card) => [card.id, card])));
  #wanted = "";

  of(id: string): Card | undefined {
    return this.#byId.get(id);
  }

  name(id: string): string {
    return this.of(id)?.name ?? "";
  }

  /** Where a card's figures come from. */
  source(id: string): Source {
    const kinds = new Set(Object.values(this.of(id)?.source ?? {}));
    if (kinds.size !== 1) return "mixed";
    const [only] = kinds;
    return only === "rulebook" || only === "gnomehall" ? only : "owner";
  }

  /** Read the cards, once a table and language. */
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
