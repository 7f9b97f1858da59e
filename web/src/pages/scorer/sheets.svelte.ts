import type { Card } from "../../app/cards";
import type { Colour } from "../../kit/colours";
import type { CardFacts, Sheets } from "./score";

/** What was written down of one player, for any of the games. */
export interface Player {
  name: string;
  pile: Record<string, number>; // Gems
  coins: number; // Gnomopolis, and the score track of Gnomeland
  gnomes: Record<string, number>;
  buildings: string[]; // ids; sides in Gnomeland
  councilors: string[];
}
export type Game = "gems" | "gnomopolis" | "gnomeland";
export const GAMES: Game[] = ["gems", "gnomopolis", "gnomeland"];
export const MOST: Record<Game, number> = { gems: 5, gnomopolis: 4, gnomeland: 4 };
export const FEWEST: Record<Game, number> = { gems: 2, gnomopolis: 1, gnomeland: 2 };
export const COLOURS: Record<Game, Colour[]> = {
  gems: ["green", "orange", "purple", "blue", "black"],
  gnomopolis: ["green", "orange", "purple", "blue"],
  gnomeland: ["red", "orange", "blue", "green"],
};

const place = (game: Game): string => `gnomehall.score.${game}`;

export function blank(): Player {
  return { name: "", pile: {}, coins: 0, gnomes: {}, buildings: [], councilors: [] };
}

/** The scoring examples of the rules (P-32, G-13). */
const EXAMPLES: Record<Game, Partial<Player>[]> = {
  gems: [{ pile: { ruby: 3, "emerald/ruby": 1, coal: 2 } }],
  gnomopolis: [
    { coins: 6, gnomes: { soldier: 1, merchant: 1, artisan: 1, inventor: 1 }, buildings: ["armoury", "pottery"] },
  ],
  gnomeland: [],
};

/** The sheets of one game, kept in this browser until they are cleared. */
export class Pad {
  players = $state<Player[]>([]);
  at = $state(0);

  readonly #example: boolean; // of the rules: nothing is kept

  constructor(
    readonly game: Game,
    example = false,
  ) {
    this.#example = example;
    if (example) this.players = EXAMPLES[game].map((one) => ({ ...blank(), ...one }));
    else this.#read();
    while (this.players.length < FEWEST[game]) this.players.push(blank());
  }

  #read(): void {
    try {
      this.players = (JSON.parse(localStorage.getItem(place(this.game)) ?? "[]") as Partial<Player>[]).map((one) => ({
        ...blank(),
        ...one,
      }));
    } catch {
      this.players = [];
    }
  }

  keep(): void {
    if (this.#example) return;
    try {
      localStorage.setItem(place(this.game), JSON.stringify(this.players));
    } catch {
      // without storage the sheets are gone when the page is closed
    }
  }

  add(): void {
    if (this.players.length < MOST[this.game]) this.players.push(blank());
    this.at = this.players.length - 1;
  }

  remove(): void {
    this.players.splice(this.at, 1);
    while (this.players.length < FEWEST[this.game]) this.players.push(blank());
    this.at = Math.min(this.at, this.players.length - 1);
  }

  clear(): void {
    this.players = this.players.map((one) => ({ ...blank(), name: one.name }));
  }

  /** As the scorer takes them. */
  sheets(cards: string | null, coalGroups: boolean): Sheets {
    const more = cards === null ? {} : { cards };
    switch (this.game) {
      case "gems":
        return { game: "gems", piles: this.players.map((one) => some(one.pile)), coal_groups: coalGroups, ...more };
      case "gnomopolis":
        return {
          game: "gnomopolis",
          districts: this.players.map(({ coins, gnomes, buildings, councilors }) => ({
            coins,
            gnomes: some(gnomes),
            buildings: [...buildings],
            councilors: [...councilors],
          })),
          ...more,
        };
      case "gnomeland":
        return {
          game: "gnomeland",
          villages: this.players.map(({ coins, buildings }) => ({ track: coins, buildings: [...buildings] })),
          ...more,
        };
    }
  }
}

function some(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
}

/** What scoring needs to know of the cards. */
export function factsOf(cards: Card[]): CardFacts {
  const of = (...kinds: string[]): Card[] => cards.filter((card) => kinds.includes(card.kind));
  const points = (found: Card[]): Record<string, number> =>
    Object.fromEntries(found.map((card) => [card.id, card.points ?? 0]));
  const housing = of("building", "board").map((card) => [
    card.kind === "board" ? "board" : card.id,
    (card["housing"] as string[] | undefined) ?? [],
  ]);
  return {
    tokens: points(of("token")),
    housing: Object.fromEntries(housing) as Record<string, string[]>,
    councilors: points(of("councilor")),
    sides: points(of("standard", "special")),
  };
}
