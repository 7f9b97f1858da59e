import type { CardBook } from "../../../app/cardbook.svelte";
import type { Words } from "../../../app/words.svelte";
import type { Legal } from "../../../wire";
import type { Choice, Player } from "../../contract";
import type { GnomelandView } from "../view";

/** What the parts of the board share: what is drawn, what is lit, and what a click does. */
export interface BoardContext {
  view: GnomelandView;
  seats: Player[];
  me: number;
  words: Words;
  cards: CardBook;
  /** The `data-spot` whose popover is open. */
  picked: string;
  /** The legal moves with this verb and these first arguments. */
  can: (verb: string, ...args: string[]) => Legal[];
  /** The class that lights a thing with these moves; `small` things glow softly when much glows. */
  light: (moves: Legal[], small?: boolean) => string;
  /** Play the one, choose among several, or ask the server why not. */
  press: (moves: Legal[], at: Element, title: string, why: string) => void;
  /** Choose, even if there is only one. */
  choose: (title: string, choices: Choice[], at: Element) => void;
  /** A move as a line of a choice. */
  line: (move: Legal) => Choice;
  /** Whether the open question comes from this card. */
  asks: (card: string) => boolean;
  /** Where the points of a seat come from, beside `at`. */
  score?: ((seat: number, at: Element) => void) | undefined;
  /** Open the question again. */
  ask: () => void;
}
