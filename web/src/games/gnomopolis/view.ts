import type { View } from "../contract";

/** Gnomes by kind, without the kinds that are not there. */
export type Bag = Record<string, number>;

/** What lies on a parchment. */
export interface Load {
  used: boolean;
  standing: Bag;
  lying: Bag;
  coins: number;
  assistants: number;
}

/** A parchment: the legal move that uses it, and which parts of it would come to nothing. */
export interface Place extends Load {
  id: string;
  move: string | null;
  in_vain: string[];
}

export interface Capital {
  gnomes: Bag;
  coins: number;
  assistants: number;
}

export interface District {
  mug: Bag;
  active: Bag;
  exhausted: Bag;
  gnomes: number;
  coins: number;
  assistants: number;
  types: Bag;
  board: Place[];
  caravan: Load & { id: string; at: number | null; next: number | null; move: string | null };
  buildings: (Place & { built_now: boolean })[];
  councilors: Place[];
  team: { card: string; standing: Bag; assistants: number } | null;
  points: number;
  score: { key: string; args: Record<string, number>; points: number }[];
  housing: { points: number; homeless: Bag; homes: { place: string; beds: Bed[] }[] };
}
export interface Bed {
  icon: string;
  gnome: string | null;
}

/** A choice that must be made before anything else; `place` is the parchment that asks, none for the bonus of a councilor. */
export interface Owed {
  decision: "visit" | "pay" | "gain" | "search" | "employ" | "immigration" | "bonus";
  seat: number;
  host?: number;
  card?: string;
  place?: string;
  icon?: string;
  left?: number;
}

/** What games/gnomopolis writes as its view. */
export interface GnomopolisView extends View {
  round: number;
  actor: number | null;
  actions_left: number; // of this turn (P-16)
  owed: Owed | null;
  ancient_capital: Capital;
  new_capital: Capital;
  offer: ({ id: string; type: string; can_build: boolean; missing: number | null } | null)[];
  pile: string[];
  councilors: { id: string; type: string; points: number; holder: number | null }[];
  end: {
    by: string | null;
    last_round: boolean;
    buildings_left: number;
    buildings_of: number;
    gnomes_left: number;
    gnomes_of: number;
    coins_left: number;
    coins_of: number;
  };
  seats: District[];
}

export const KINDS = ["child", "villager", "soldier", "merchant", "artisan", "inventor"];

export const total = (bag: Bag): number => Object.values(bag).reduce((sum, n) => sum + n, 0);

/** One entry for every gnome, in the order of the kinds. */
export function everyone(bag: Bag): string[] {
  return KINDS.flatMap((kind) => Array<string>(bag[kind] ?? 0).fill(kind));
}

/** Every parchment of a district, councilors included. */
export function places(seat: District): Place[] {
  return [...seat.board, ...seat.buildings, ...seat.councilors];
}
