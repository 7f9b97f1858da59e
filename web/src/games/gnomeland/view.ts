import recipes from "./buildings.json";
import type { View } from "../contract";

export type Resource = "coin" | "weapon" | "mana";
export type Mercenary = "trader" | "soldier" | "wizard";
/** What is paid or gained together: resources, mercenaries, `mercenary` (of any kind), `points`. */
export type Bundle = Partial<Record<Resource | Mercenary | "mercenary" | "points", number>>;
export const RESOURCES: Resource[] = ["coin", "weapon", "mana"];
export const MERCENARIES: Mercenary[] = ["trader", "soldier", "wizard"];

/** An effect in the words of the card file. */
export interface Effect {
  gain?: Bundle;
  choice?: Bundle[];
  pay?: Bundle;
  or_pay?: Bundle; // a second cost to choose
  extra_die?: number;
  reroll?: "one" | "any";
  shift?: string[];
  recall?: number;
  hex?: number;
  curse?: { take: Bundle; steal: Resource[] };
  contest?: Resource;
}
/** A side of a mission. */
export interface MissionSide {
  id: string;
  side: "base" | "advanced";
  pay: Bundle;
  or_pay?: Bundle;
  gain: Bundle;
  effect: Effect;
  hex: number;
  points: number;
}
export interface Mission extends MissionSide {
  space: string;
  tokens: number[];
  done: boolean;
}
export interface Action {
  id: string;
  effect: Effect;
  gnomes: number[];
}
export interface Spell {
  id: string;
  cost: Bundle;
  or_cost?: Bundle;
  effect: Effect;
  tokens: number[];
}
export interface Upgrade {
  id: string;
  cost: Bundle;
  or_cost?: Bundle;
  effect: Effect;
  points: number;
}
/** A space of a village and what stands on it. */
export interface Space {
  space: string;
  id: string;
  side: "printed" | "base" | "advanced";
  effect: Effect;
  points: number;
  answers?: number[]; // lower row
  used?: boolean; // upper row
  keeps?: number;
  holds?: Bundle; // what lies on a Warehouse
  gnomes?: number;
  upgrade?: Upgrade;
}
/** A building that can still be built. */
export interface Plan {
  id: string;
  kind: "standard" | "special";
  cost: Bundle;
  or_cost?: Bundle;
  effect: Effect;
  points: number;
}
export interface Village {
  score: number;
  building_points: number;
  points: number;
  dice: number[];
  spent: number[];
  to_roll: number;
  pool: Record<Resource, number>;
  stored: Record<Resource, number>;
  aside: Record<Resource, number>;
  mercenaries: Record<Mercenary, number>;
  gnomes: number;
  gnomes_sent: number;
  gnomes_removed: number;
  token: "home" | "spell" | "mission";
  has_sent: boolean;
  lower: Space[];
  upper: Space[];
  cards: Plan[];
}
export type Asked = "turn" | "take" | "recruit" | "pay" | "hex" | "shift" | "reroll" | "copy" | "keep" | "settle";

/** What games/gnomeland writes as its view. */
export interface GnomelandView extends View {
  round: number;
  rounds: number;
  first: number | null;
  actor: number | null;
  turns_taken: number;
  asks: {
    seat: number | null;
    what: Asked | string;
    of?: string;
    roller?: number;
    resources?: Bundle;
    left?: number;
    space?: string; // the Warehouse that is asked about
    costs?: Bundle[]; // to choose from
    any?: boolean;
  };
  contest: { id: string; resource: Resource; totals: (number | null)[] } | null;
  opening: { seats: number[]; sums: number[] } | null;
  missions: (Mission | null)[];
  next_mission: MissionSide | null; // the known top of the deck
  tavern: (Action | null)[];
  tower: Spell | null;
  mercenaries: { id: Mercenary; left: number; gives: Resource; hire: Bundle[] }[];
  decks: { missions: number; actions: number; spells: number };
  seats: Village[];
}

/** A bundle as a move spells it: `2coin+weapon`. */
export function readBundle(text: string): Bundle {
  const found: Record<string, number> = {};
  for (const part of text === "nothing" ? [] : text.split("+")) {
    const word = part.replace(/^\d+/, "");
    found[word] = Number(part.slice(0, part.length - word.length) || 1);
  }
  return found;
}

/** The symbol of the kit for a word of a bundle. */
export function symbol(word: string): string {
  const known: Record<string, string> = {
    trader: "gnome-merchant",
    soldier: "gnome-soldier",
    wizard: "gnome-wizard",
    mercenary: "gnome-wild",
    points: "medal",
  };
  return known[word] ?? word;
}

/** What lies on a Warehouse and is not spent when a building that covers it is paid. */
export function discarded(space: Space, plan: Plan | undefined): Bundle {
  const left = RESOURCES.map((kind) => [kind, (space.holds?.[kind] ?? 0) - (plan?.cost[kind] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, n]) => n > 0));
}

/** The kind of sky behind a building, by its recipe. */
export function sky(id: string): string {
  return (recipes as Record<string, { type: string }>)[id]?.type ?? "villager";
}
