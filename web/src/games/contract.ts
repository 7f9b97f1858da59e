import type { Component, Snippet } from "svelte";
import type { Streams } from "../fair/check";
import type { Recipe } from "../kit/Building.svelte";
import type { Colour } from "../kit/colours";
import type { Card } from "../app/cards";
import type { Tree, Value } from "../app/library";
import type { Sound } from "../app/sound";
import type { CardBook } from "../app/cardbook.svelte";
import type { Letters } from "./typing";
import type { Language, Words } from "../app/words.svelte";
import type { Event, MatchSummary, Legal, Move, ScoreLine, Seat, TableShape, Tally, View } from "../wire";

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

// ---- things one can look at: elements with `data-look="<what>"`

/** A symbol of the kit; `missing`: it is what lacks. */
export interface Shown {
  id: string;
  n?: number;
  missing?: boolean;
  bed?: boolean; // drawn in a house
}
/** A line about a thing: the fact, and below it what it means now. */
export interface Fact {
  label: string;
  pieces?: Shown[];
  text: string;
  note?: string;
}
/** A card, building, parchment or token at length. */
export interface Told {
  name: string;
  flavour?: string;
  emblem?: string; // a symbol before the name
  type?: string; // its colours
  does: string; // in words
  note?: string;
  facts: Fact[];
  source: Record<string, string>; // where each field comes from
  rule?: string; // that says most about it
}
/** What a move that cannot be undone takes and brings, before it is played. */
export interface Deal {
  what: string; // to look at
  pay: { pieces: Shown[]; text: string };
  get: { pieces: Shown[]; text: string };
  fixed: string; // why it cannot be undone
  label: string; // of the button
}
/** What lacks for a thing that cannot be played, and one way to get it. */
export interface Lack {
  pieces: Shown[];
  help: string;
}
export interface LookProps<V extends View = View, C extends Card = Card> {
  what: string;
  view: V;
  seats: Player[];
  words: Words;
  cards: CardBook<C>;
  children?: Snippet; // what it does, in words
}

// ---- things that happen

/** A number that changed: floats up at `[data-count="<at>"]`, and stands in the log. */
export interface Change {
  seat: number;
  at: string;
  piece: string;
  by: number;
  name: string; // "coins"
}
/** A row of a banner: who, what counted, what it brings. */
export interface Placing {
  seat: number;
  sum: string;
  pieces: Shown[];
  from?: string;
  prize: number;
}
/** Something everybody should see. */
export interface Banner {
  title: string;
  text?: string;
  icon?: string;
  what?: string; // its picture, as one looks at it
  placings?: Placing[];
  foot?: string;
  rule?: string;
  log?: string; // a line of its own in the log
  brief?: boolean; // a ribbon that goes by itself
}
/** What a move changed, as two views tell it. */
export interface Happened {
  changes: Change[];
  lines: string[]; // causes and gains in words
  losses?: string[]; // what was lost, in words
  touched?: string[]; // where it happened, as selectors; else what the move names
  banner?: Banner;
}

/** What a board may do. It draws `view`, lights what is in `legal`, and knows no rules. */
export interface BoardProps<V extends View = View, C extends Card = Card> {
  view: V;
  legal: Legal[]; // empty while others move and while their moves are shown
  seats: Player[];
  me: number; // the seat one looks from (a watcher looks from the first)
  play: (move: Legal, note?: string) => void;
  choose: (question: Question) => void;
  /** Says beside `at` why a move cannot be played: asks the server, unless `known` says it. */
  whyNot: (move: number | string, at: Element, known?: { rule: string; text: string }) => void;
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
  summary: MatchSummary | null; // the whole match in words and figures, once it is here
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
  whole?: boolean; // only a whole match ends so: a scenario that ends before says its own end
}

/** Something offered out of turn for a price: yes or no. */
export interface Offer {
  asked: number; // seat
  by: number; // the seat whose move is copied
  what: string; // in words
  pays: string[]; // symbols of the kit
  left: number; // gnomes at home afterwards
  brings: string[];
  yes: Legal;
  no: Legal;
  plain: boolean; // coins only
}

/** The one button of the turn bar that ends the turn. */
export interface Closing {
  text: string; // the text of the move, to ask why it is not legal
  label: string;
  quiet?: boolean; // it gives something up: not the first button to press
}

/** What a game brings to its table, `games/<game>/board/`. */
export interface BoardPart<V extends View = View, C extends Card = Card> {
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
  /** A question out of turn that the table asks by name, instead of the board. */
  offer?: (view: V, legal: Legal[], by: Telling<C>) => Offer | null;
  /** "Not this round" lasts as long as this stays the same. */
  period?: (view: V) => number;
  closing?: (view: V, legal: Legal[], by: Telling<C>) => Closing | null;
  /** Moves that may be played by themselves whenever they are legal, as switches in the settings (auto-pass). */
  auto?: (words: Words) => { label: string; note: string; moves: string[] }[];
  /** A question to ask before a move that cannot be undone and is no plain draw; null: none. */
  confirm?: (move: Legal, view: V, legal: Legal[], by: Telling<C>) => string | null;
  /** The picture of a thing one looks at, with what it does in pieces. */
  Look?: Component<LookProps<V, C>>;
  look?: (what: string, view: V, by: Telling<C>, me: number) => Told | null;
  lack?: (what: string, view: V, legal: Legal[], by: Telling<C>, me: number) => Lack | null;
  /** For a move that cannot be undone and is no plain draw; null: it is played at once, as is a line of a question
   *  (that is a second press already). Exploring a cave, and a parchment that draws, are what every turn is made of:
   *  they stay at one press. */
  deal?: (move: Legal, view: V, by: Telling<C>) => Deal | null;
  /** What a move changed. */
  happened?: (before: V, after: V, event: Event, by: Telling<C>) => Happened;
  /** Moves of which several in a row are one line of the log, by their verb. */
  gather?: string[];
  gathered?: (events: Event[], by: Telling<C>) => string;
  /** Verbs of moves that others make in somebody's turn. */
  outOfTurn?: string[];
  /** What is heard of a move, by its verb; wood else. */
  sounds?: Record<string, Sound>;
  /** The verbs that tell most of a turn, the best first: its row in the log. */
  matters?: string[];
  /** Whose turn it is. */
  turn?: (view: V) => number | null;
  /** Whether a move is worth a whole beat when it is shown (default: all moves of seats); the others pass quickly. */
  pause?: (event: Event) => boolean;
}

/** What chance can bring in a game, so that the page derives every draw itself: `games/<game>/chance.ts`. */
export interface ChancePart<V extends View = View> {
  streams: Streams; // of the standard cards
  /** What lies in the bag of a stream, as the view shows it. */
  bag?: (view: V, stream: string) => Record<string, number> | null;
}

// ---- score sheets of real tables

/** The form of one player's sheet; it writes into `player` and `switches`. */
export interface SheetFormProps<P> {
  player: P;
  players: P[];
  switches: Record<string, boolean>;
  cards: Card[];
}
/** What one player's points come from, below the ranking. */
export interface SheetResultProps<P, T extends Tally = Tally> {
  tally: T;
  player: P;
  name: string;
  cards: Card[];
}

/** What a game brings to the scorer, `games/<game>/sheet/`. `P`: what is written down of a player; `S`: the sheets of
 *  all players, as the server takes them; `F`: what scoring needs to know of the cards. */
export interface SheetPart<P extends object = object, S extends object = object, F = unknown, T extends Tally = Tally> {
  fewest: number; // players
  blank: () => P;
  example: Partial<P>[]; // the scoring example of the rules
  switches: Record<string, boolean>; // options that change the score, as they stand at first
  printed: boolean; // the box has figures of its own, which the card editor takes
  rule: string; // the one that breaks ties
  pieces: Record<string, string>; // the symbol of each part of a score
  ties: Record<string, string>; // the symbol of each figure that breaks a tie
  Form: Component<SheetFormProps<P>>;
  Result?: Component<SheetResultProps<P, T>>;
  sheets: (players: P[], switches: Record<string, boolean>) => S;
  facts: (cards: Card[]) => F;
  /** The points without a server. A game has a test that compares this with the engine. */
  tallies: (sheets: S, facts: F) => T[];
}

// ---- cards: the list of them, and the editor

/** A card set as the editor holds it: the tree of its TOML file. */
export type { Tree, Value };

/** What edits a part of a card; what it may hold is in `shape`. */
export interface InputProps {
  card: Tree;
  shape: TableShape; // of the whole card
  label: string;
  bad: boolean; // the loader refuses what stands in it
  part: CardsPart;
  change: (card: Tree) => void;
}

/** A card of the set: where it is in the file, how the loader calls it, and what it may hold. */
export interface Entry {
  key: string;
  group: string; // heading in the list
  tree: Tree; // the card itself
  where: string[]; // as the loader names it
  names: Tree; // where the name stands
  art: string; // id for the picture
  shape: TableShape;
}

/** What a game brings to the list of its cards and to the editor, `games/<game>/cards/`. The fields of a card, their
 *  bounds and words come from the loader; here is how they are drawn. */
export interface CardsPart {
  Picture: Component<{ card: Card }>; // in the list of all cards
  Thumb: Component<{ entry: Entry }>; // in the list of the editor
  Preview: Component<{ entry: Entry; wrong: string }>; // the card as it will lie on the table; `wrong`: the field to mend
  groups: Record<string, string | ((row: Tree) => string)>; // the tables of the file that are cards, and their headings
  symbol: (word: string) => string | null; // of the kit, for a word or a field
  called: (word: string, field: string, words: Words) => string; // a word of a card in the reader's language
  letters?: Letters; // how pieces are typed
  lies?: string[]; // fields whose gnomes lie down
  hidden?: string[]; // fields that are not edited
  inputs?: Record<string, { Input: Component<InputProps>; also?: string[]; label?: string }>; // by field
  art?: (tree: Tree) => string | undefined; // the picture of a card without an id
  title?: (entry: Entry, words: Words) => string; // of a card without a name of its own
  /** Cards that can be added and removed: their table in the set, the text of the button, and a first one. */
  extra?: { at: string; label: string; make: () => Tree };
}

// ---- rules

/** What a game brings to the learn pages, `games/<game>/rules/`. */
export interface RulesPart {
  /** Pictures by the names that RULES.md calls them, `<!-- picture: caravan -->`; they are given `cards: Card[]`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a picture may do without the cards
  pictures: Record<string, Component<any>>;
  /** The symbols a worked example begins with, read off the view of its table. */
  pieces: (view: unknown, seat: number) => string[];
}

// ---- campaigns

/** What a game brings to the map of its campaign, `games/<game>/campaign/`. */
export interface CampaignPart {
  /** What the road runs through, as shapes in a box of 800 x 680, or of 340 x 760 if it is tall. */
  Land: Component<{ tall: boolean }>;
  /** Behind what stands at the n-th place, as shapes in a box of 420 x 116. */
  Vista: Component<{ n: number }>;
  folk: string[]; // symbols of the kit: who is met on the way
  recipes: Record<string, Recipe>; // of its buildings
  road: { edge: string; lit: string; dots: string; shut: string; shutDots: string }; // its colours
}

// ---- the game

type Load<P> = () => Promise<{ default: P }>;

/** All that a game brings to the page: `games/<game>/index.ts` exports it as default. What is here is small and comes
 *  with the page; the parts are loaded when a page first needs them. Its texts are `games/<game>/texts/`. */
export interface GameModule {
  title: { en: string } & Partial<Record<Language, string>>;
  weight: 1 | 2 | 3; // how much there is to learn, on the shelf
  icon: string; // a symbol of the kit that stands for its cards
  colours: Colour[]; // by seat, as many as can play
  Cover: Component; // the picture on the box
  /* eslint-disable @typescript-eslint/no-explicit-any -- each game has its own types of view, card and sheet */
  board: Load<BoardPart<any, any>>;
  chance?: Load<ChancePart<any>>;
  cards?: Load<CardsPart>;
  campaign?: Load<CampaignPart>;
  rules?: Load<RulesPart>;
  sheet?: Load<SheetPart<any, any, any, any>>;
  /* eslint-enable @typescript-eslint/no-explicit-any */
}

/** A game as the page finds it. */
export interface Game extends GameModule {
  name: string; // its folder's
}

/** A sign of the table: the symbols that show it, and the end of its text's key. */
export interface Sign {
  key: string;
  pieces: string[];
}

/** What a game brings to the help at its table: `games/<game>/help.ts`. */
export interface HelpPart {
  /** What a verb is told by: the end of its text's key, the rule it belongs to, a symbol. */
  verbs: Record<string, { topic: string; rule: string; piece: string }>;
  signs: Sign[];
}
