import type { CardBook } from "../../../app/cardbook.svelte";
import type { Words } from "../../../app/words.svelte";
import type { Legal } from "../../../wire";
import type { Player } from "../../contract";
import type { TownCard } from "../card";
import type { GnomopolisView, Place } from "../view";

/** What the parts of the board share: what is drawn, what is lit, and what a click does. */
export interface BoardContext {
  view: GnomopolisView;
  seats: Player[];
  me: number;
  words: Words;
  cards: CardBook<TownCard>;
  /** The place whose popover is open. */
  picked: string;
  /** Whether these moves are lit (a hint may light others only). */
  lit: (moves: Legal[]) => boolean;
  /** The legal moves with this verb and first argument. */
  can: (verb: string, ...args: string[]) => Legal[];
  /** What a click on a parchment of a seat may play. */
  at: (seat: number, place: Place) => Legal[];
  /** Play the one, choose among several, or ask why not. */
  press: (moves: Legal[], title: string, why: string, at: Element) => void;
  /** Press a parchment. */
  use: (seat: number, place: Place, at: Element) => void;
  /** The choice that is owed and asked at this place, if any. */
  asks: (place: string) => boolean;
  /** Open it. */
  ask: (at: Element) => void;
}

/** "Your district", or whose it is. */
export function districtOf(seats: Player[], seat: number, words: Words): string {
  const alone = seats[seat]!.mine && seats.filter((one) => one.mine).length === 1;
  return alone ? words.t("gp-yours") : words.t("gp-district-of", { name: seats[seat]!.name });
}
