import type { Cost, Effect, TownCard } from "./card";
import { everyone, KINDS, type Load } from "./view";

/** A symbol of the kit, how often, and how it is drawn: `x` is marked to lie down, `lying` lies, `on` stands there. */
export interface Drawn {
  piece: string;
  n: number;
  look: "" | "x" | "lying" | "on";
}

/** The symbol of each effect word that is a number. */
export const PIECES: Record<string, string> = {
  coins: "coin",
  assistants: "assistant",
  draw: "draw",
  search: "search",
};
const OTHER = "ui-bolt"; // of a word without a symbol of its own

/** The symbol of a gnome or of the white icon. */
export function gnome(kind: string): string {
  return kind === "any" ? "gnome-wild" : kind === "assistant" ? "assistant" : `gnome-${kind}`;
}

const SPECIALISTS = KINDS.slice(2);

/** The word for a choice between kinds: any of the six, any of the four specialists, or whichever of two. */
export const choiceOf = (kinds: string[]): string =>
  kinds.length === 1
    ? kinds[0]!
    : kinds.length === SPECIALISTS.length && kinds.every((kind) => SPECIALISTS.includes(kind))
      ? "specialist"
      : "any";

function alike(kinds: string[], look: Drawn["look"]): Drawn[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, n]) => ({ piece: gnome(kind), n, look }));
}

const some = (piece: string, n: number, look: Drawn["look"] = ""): Drawn[] => (n ? [{ piece, n, look }] : []);

export function costs(cost: Cost): Drawn[] {
  return [
    ...alike(cost.gnomes, ""),
    ...alike(cost.lying, "x"),
    ...some("coin", cost.coins),
    ...some("assistant", cost.assistants),
  ];
}

export function effects(effect: Effect): Drawn[] {
  return [
    ...alike(effect.gain.map(choiceOf), ""),
    ...counts(effect).flatMap(([word, n]) => some(PIECES[word] ?? OTHER, n)),
  ];
}

/** The words of an effect that are numbers, in the order of the rules. */
export function counts(effect: Effect): [word: string, n: number][] {
  return Object.entries(effect).filter((entry): entry is [string, number] => typeof entry[1] === "number");
}

/** What was paid and lies on a parchment. */
export function loads(load: Load): Drawn[] {
  return [
    ...alike(everyone(load.standing), "on"),
    ...alike(everyone(load.lying), "lying"),
    ...some("coin", load.coins, "on"),
    ...some("assistant", load.assistants, "on"),
  ];
}

/** The piece that stands for a card in the log and on a bead: what it gives first. */
export function sign(card: TownCard | undefined): string {
  if (card?.id === "caravan") return "armadillo";
  const first = card?.effect && effects(card.effect)[0];
  return first ? first.piece : "gnome-villager";
}

/** How many symbols they take in a row. */
export const width = (pieces: Drawn[]): number => pieces.reduce((sum, one) => sum + (one.n > 2 ? 1.5 : one.n), 0);

/** Beds in a row; where there is no room for all, three of a kind or more become one and a number. */
export function bedsOf(kinds: string[]): Drawn[] {
  const apart = kinds.length <= 4;
  return apart
    ? kinds.map((kind) => ({ piece: gnome(kind), n: 1, look: "" }))
    : alike(kinds, "").flatMap((one) => (one.n > 2 ? [one] : Array<Drawn>(one.n).fill({ ...one, n: 1 })));
}
