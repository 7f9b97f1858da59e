import { api } from "../net/api";
import { originOf, type Card } from "./cards";

/** Whose cards: a table's, which may have a set of its own; a game's standard set; or those that came with a record. */
export type CardSource = { table: string; key: string } | { game: string } | { cards: Card[] };

const AGAIN = 2000; // milliseconds until the server is asked again

/** The cards a board draws, in the reader's language. A board that shows cards calls `read`. */
export class CardBook<C extends Card = Card> {
  all = $state.raw<C[]>([]);
  #byId = $derived(new Map(this.all.map((card) => [card.id, card])));
  #language = ""; // that they were asked for in
  #timer = 0;

  constructor(readonly source: CardSource) {
    if ("cards" in source) this.all = source.cards as C[];
  }

  of(id: string): C | undefined {
    return this.#byId.get(id);
  }

  name(id: string): string {
    return this.of(id)?.name ?? "";
  }

  origin(id: string): string {
    return originOf(this.of(id)?.source);
  }

  /** Read the cards, once for a language; while the server does not answer, it is asked again. */
  async read(language: string): Promise<void> {
    if ("cards" in this.source || language === this.#language) return;
    this.#language = language;
    clearTimeout(this.#timer);
    try {
      const { source } = this;
      const cards =
        "game" in source
          ? await api.cards(source.game, language)
          : await api.tableCards(source.table, source.key || null, language);
      if (language === this.#language) this.all = cards as C[];
    } catch {
      if (language !== this.#language) return;
      this.#language = "";
      this.#timer = window.setTimeout(() => void this.read(language), AGAIN);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#language = "";
  }
}
