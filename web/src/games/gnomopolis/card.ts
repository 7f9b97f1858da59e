import type { Card } from "../../app/cards";
import type * as wire from "./wire";

export type { CostView as Cost, EffectView as Effect } from "./wire";

/** A card of Gnomopolis as the server tells it. */
export type TownCard = wire.TownCard & Card;

/** A card to be drawn large: of the table, or from the form of the editor. */
export interface LargeCard {
  kind: string;
  id: string;
  name: string;
  type?: string;
  team?: string[];
  immigration?: string[][];
  cost?: wire.CostView;
  effect?: wire.EffectView;
  bonus?: wire.EffectView;
  housing?: string[];
  flavour?: string;
  points?: number;
}
