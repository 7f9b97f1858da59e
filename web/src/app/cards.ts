/** A card as the server tells it, of any game; `source` says of each part whether the rulebook prints it. */
export interface Card {
  kind: string;
  id: string;
  name: string;
  text: string;
  flavour?: string;
  source: Record<string, string>;
  points?: number;
  [more: string]: unknown;
}

/** `rulebook`, `gnomehall`, `owner`, or `mixed` where the parts of a card come from more than one. */
export function originOf(source: string | Record<string, string> | undefined): string {
  if (typeof source === "string") return source;
  const kinds = new Set(Object.values(source ?? {}));
  return kinds.size === 1 ? [...kinds][0]! : "mixed";
}
