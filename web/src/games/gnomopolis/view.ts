import type { District, Place } from "./wire";

export type { Bed, Capital, District, GnomopolisView, Load, Owed, Place } from "./wire";

/** Gnomes by kind, without the kinds that are not there. */
export type Bag = Record<string, number>;

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
