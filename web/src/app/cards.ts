import type { CardView } from "../wire";

/** A card of any game: what all have, and what some bring. */
export interface Card extends CardView {
  flavour?: string;
  points?: number;
  [more: string]: unknown;
}

/** `rulebook`, `gnomehall`, `owner`, or `mixed` where the parts of a card come from more than one. */
export function originOf(source: string | Record<string, string> | undefined): string {
  if (typeof source === "string") return source;
  const kinds = new Set(Object.values(source ?? {}));
  return kinds.size === 1 ? [...kinds][0]! : "mixed";
}
