// Made by web/scripts/wire.py. Change src/gnomehall/games/gems/view_types.py instead.

/** The cave and the seats. */
export interface GemsView {
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
  face_down: number;
  in_the_dark: Record<string, number>;
  free: Record<string, number>;
  places: Place[];
  actor: number | null;
  first: number | null;
  actions_left: number;
  quiet_rounds: number;
  quiet_rounds_left: number;
  seats: SeatView[];
}

/** One place of the cave: its token once face up, the gnome on it, who took the token. */
export interface Place {
  token: string | null;
  gnome: number | null;
  taken: number | null;
}

/** A seat: gnomes at home, the tokens under the others, and the pile in its best groups. */
export interface SeatView {
  reserve: number;
  claimed: Record<string, number>;
  pile: Record<string, number>;
  tokens: number;
  points: number;
  groups: string[][];
  group_points: number[];
}

/** A type of token; a combined gem has the points of the better of its kinds. */
export interface TokenCard {
  kind: string;
  id: string;
  name: string;
  text: string;
  source: Record<string, string>;
  count: number;
  points: number;
  group_bonus: number;
}

/** How many moves can be taken back without asking anybody, and how many stand. */
export interface UndoView {
  moves: number;
  horizon: number;
}
