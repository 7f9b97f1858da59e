import type { Bundle, Effect as LandEffect } from "../games/gnomeland/view";
import type { Cost, Effect } from "../games/gnomopolis/card";

/** A card of Gnomopolis, to be drawn large. */
export interface Town {
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

/** A card of Gnomeland, to be drawn large. */
export interface Land {
  kind: string;
  id: string;
  name: string;
  cost?: Bundle;
  effect?: LandEffect;
  points?: number;
  flavour?: string;
  hire?: Bundle[];
  gives?: string;
}
