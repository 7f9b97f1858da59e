import type { Card } from "../../app/cards";

export interface Cost {
  gnomes: string[];
  lying: string[];
  coins: number;
  assistants: number;
}
export interface Effect {
  gain: string[][]; // each the kinds one may choose from
  coins: number;
  assistants: number;
  draw: number;
  search: number;
}
/** A card of Gnomopolis as the server tells it. */
export interface TownCard extends Card {
  kind: "board" | "parchment" | "councilor" | "building";
  action?: string;
  cost?: Cost;
  effect?: Effect;
  type?: string;
  team?: string[];
  immigration?: string[][];
  housing?: string[];
  bonus?: Effect;
}

/** A card to be drawn large: of the table, or from the form of the editor. */
export interface LargeCard {
  kind: string;
  id: string;
  name: string;
  type?: string;
  team?: string[];
  immigration?: string[][];
  cost?: Cost;
  effect?: Effect;
  bonus?: Effect;
  housing?: string[];
  flavour?: string;
  points?: number;
}
