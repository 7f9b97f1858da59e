// Made by web/scripts/wire.py. Change src/gnomehall/games/gnomopolis/view_types.py instead.

/** A bed, and the gnome in it. */
export interface Bed {
  icon: string;
  gnome: string | null;
}

/** A building of a district. */
export interface BuiltPlace {
  used: boolean;
  standing: Record<string, number>;
  lying: Record<string, number>;
  coins: number;
  assistants: number;
  id: string;
  move: string | null;
  without_effect: string[];
  built_now: boolean;
}

/** What a Capital holds. */
export interface Capital {
  gnomes: Record<string, number>;
  coins: number;
  assistants: number;
}

/** Where the marker stands (None: at home), where it comes next, and what it could use there (P-24). */
export interface CaravanPlace {
  used: boolean;
  standing: Record<string, number>;
  lying: Record<string, number>;
  coins: number;
  assistants: number;
  id: string;
  at: number | null;
  next: number | null;
  move: string | null;
  could_use: string[];
}

/** What a parchment costs: gnomes that stand, gnomes that lie down, tokens. */
export interface CostView {
  gnomes: string[];
  lying: string[];
  coins: number;
  assistants: number;
}

/** A councilor, and the seat it sits with. */
export interface CouncilorSeat {
  id: string;
  type: string;
  points: number;
  holder: number | null;
}

/** All of a seat: gnomes, tokens, cards with what lies on them, the caravan, points and housing. */
export interface District {
  mug: Record<string, number>;
  active: Record<string, number>;
  exhausted: Record<string, number>;
  gnomes: number;
  coins: number;
  assistants: number;
  types: Record<string, number>;
  board: Place[];
  caravan: CaravanPlace;
  buildings: BuiltPlace[];
  councilors: Place[];
  team: Team | null;
  points: number;
  parts: Record<string, number>;
  housing: HousingView;
}

/** What is given; `gain` has an entry for each gnome: the kinds one may choose from. */
export interface EffectView {
  gain: string[][];
  coins: number;
  assistants: number;
  draw: number;
  search: number;
}

/** How far each end is away and of how many (P-29), and whether this round is the last (P-30). */
export interface End {
  by: string | null;
  last_round: boolean;
  buildings_left: number;
  buildings_of: number;
  gnomes_left: number;
  gnomes_of: number;
  coins_left: number;
  coins_of: number;
}

/** Both Capitals, the cards, every district, the ends in sight, and the decision owed. */
export interface GnomopolisView {
  game: string;
  version: number;
  to_move: number | null;
  over: boolean;
  ended_by: string;
  ending: string;
  scores: number[];
  ranking: number[][];
  options: Record<string, boolean | number | string>;
  undo: UndoView | null;
  round: number;
  first: number | null;
  actor: number | null;
  actions_left: number;
  step: string;
  decides: number | string | null;
  owed: Owed | null;
  ancient_capital: Capital;
  new_capital: Capital;
  outside: Outside;
  offer: (Offered | null)[];
  pile: string[];
  councilors: CouncilorSeat[];
  end: End;
  seats: District[];
}

/** A building, or `board`, and its beds. */
export interface Home {
  place: string;
  beds: Bed[];
}

/** Who lives where (P-31). */
export interface HousingView {
  points: number;
  homeless: Record<string, number>;
  homes: Home[];
}

/** What lies on a parchment. */
export interface Load {
  used: boolean;
  standing: Record<string, number>;
  lying: Record<string, number>;
  coins: number;
  assistants: number;
}

/** A card of the offer: whether it can be built now, and how many of its team are missing. */
export interface Offered {
  id: string;
  type: string;
  can_build: boolean;
  missing: number | null;
}

/** What came from outside the Capitals (P-11). */
export interface Outside {
  coins: number;
  assistants: number;
}

/** A choice that must be made before anything else.
 * 
 *     `place` is the parchment that asks, none for the bonus of a councilor. */
export interface Owed {
  decision: string;
  seat: number;
  host?: number;
  card?: string;
  place?: string;
  icon?: string;
  lying?: boolean;
  choice?: string[];
  left?: number;
}

/** A parchment: the legal move that uses it, and which parts of it would come to nothing (P-9). */
export interface Place {
  used: boolean;
  standing: Record<string, number>;
  lying: Record<string, number>;
  coins: number;
  assistants: number;
  id: string;
  move: string | null;
  without_effect: string[];
}

/** Who built this turn. */
export interface Team {
  card: string;
  standing: Record<string, number>;
  assistants: number;
}

/** A card of Gnomopolis: `board`, `parchment`, `councilor` or `building`. */
export interface TownCard {
  kind: string;
  id: string;
  name: string;
  text: string;
  source: Record<string, string>;
  action?: string;
  cost?: CostView;
  effect?: EffectView;
  type?: string;
  team?: string[];
  immigration?: string[][];
  housing?: string[];
  bed_points?: number;
  homeless_points?: number;
  bonus?: EffectView;
  points?: number;
  flavour?: string;
}

/** How many moves can be taken back without asking anybody, and how many stand. */
export interface UndoView {
  moves: number;
  horizon: number;
}
