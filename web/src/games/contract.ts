import type { Component } from "svelte";
import type { Colour } from "../kit/colours";
import type { Card } from "../app/cards";
import type { CardBook } from "../app/cardbook.svelte";
import type { Words } from "../app/words.svelte";
import type { Event, Film, Legal, Move, ScoreLine, Seat } from "../wire";

/** What every game's view has; a board declares the rest in its own `view.ts`. */
export interface View {
  game: string;
  version: number;
  to_move: number | null;
  over: boolean;
  ended_by: string;
  scores: number[];
  ranking: number[][];
}

/** A seat as it is drawn: `name` is "You" in the reader's language for the seat one looks from. */
export interface Player extends Seat {
  colour: Colour;
}

/** One line of a choice, in the popover beside what was clicked. */
export interface Choice {
  move: Legal;
  label: string;
  pieces?: string[]; // symbols of the kit, drawn before the label
  small?: string; // what else happens
  gain?: string; // "+4"
  note?: string; // sent with the move
}
export interface Question {
  at: Element; // what was clicked: the popover opens beside it, focus returns to it
  title: string;
  choices: Choice[];
  grid?: boolean; // pictures side by side instead of lines
}

/** What a board may do. It draws `view`, lights what is in `legal`, and knows no rules. */
export interface BoardProps<V extends View = View, C extends Card = Card> {
  view: V;
  legal: Legal[]; // empty while others move and while their moves are shown
  seats: Player[];
  me: number; // the seat one looks from (a watcher looks from the first)
  play: (move: Legal, note?: string) => void;
  choose: (question: Question) => void;
  whyNot: (move: number | string, at: Element) => void; // asks the server, answers beside `at`, with the rule
  picked: Element | null; // what the open popover belongs to
  hinted: Legal[]; // what the hint points at
  words: Words;
  cards: CardBook<C>; // empty until the board calls `read`
  score?: (seat: number, at: Element) => void; // opens, beside `at`, where the points come from
}

/** A seat of another player, in the rail: what is not its name and score. */
export interface RivalProps<V extends View = View, C extends Card = Card> {
  view: V;
  seat: number;
  seats: Player[];
  words: Words;
  cards: CardBook<C>;
}

/** The last part of the end page: the houses, the groups of gems. */
export interface FinaleProps<V extends View = View, C extends Card = Card> {
  view: V;
  seat: number;
  seats: Player[];
  lines: ScoreLine[];
  words: Words;
  cards: CardBook<C>;
  film: Film | null; // the whole match in words and figures, once it is here
  positions: () => Promise<unknown[]>; // every view of the match, from the first to the last
}

/** What the sentences of a board are made of, beside the view. */
export interface Telling<C extends Card = Card> {
  words: Words;
  seats: Player[];
  cards: CardBook<C>;
}

/** What ends the game, always in view. */
export interface Meter {
  label: string;
  part?: number; // 0..1, draws a bar
  near?: boolean;
}

/** The one button of the turn bar that ends the turn. */
export interface Closing {
  text: string; // the text of the move, to ask why it is not legal
  label: string;
}

/** All that a game brings to the page; `web/src/boards/<game>/index.ts` exports it as default. */
export interface BoardModule<V extends View = View, C extends Card = Card> {
  texts: string; // its Fluent file: `page-gems`
  colours: Colour[]; // by seat
  Board: Component<BoardProps<V, C>>;
  Rival?: Component<RivalProps<V, C>>;
  Finale?: Component<FinaleProps<V, C>>;
  /** What can end the game, and how near it is. */
  ends: (view: V, by: Telling<C>) => Meter[];
  /** What the seat to move may do, in a sentence. `title`: instead of "Your turn"; `steps`: actions left of how many, drawn as pips. */
  prompt: (
    view: V,
    legal: Legal[],
    by: Telling<C>,
  ) => { say: string; title?: string; steps?: [left: number, of: number] };
  /** The symbol of the kit that stands for a move, on its bead and in the log. */
  piece: (move: Move, seat: Player | undefined, cards: CardBook<C>) => string;
  closing?: (view: V, legal: Legal[], by: Telling<C>) => Closing | null;
  /** Moves that may be played by themselves whenever they are legal, as switches in the settings (auto-pass). */
  auto?: (words: Words) => { label: string; note: string; moves: string[] }[];
  /** A question to ask before a move that cannot be undone and is no plain draw; null: none. */
  confirm?: (move: Legal, view: V, legal: Legal[], by: Telling<C>) => string | null;
  /** Whether a move is worth a whole beat when it is shown (default: all moves of seats); the others pass quickly. */
  pause?: (event: Event) => boolean;
}
