import type { Bundle, Effect } from "./view";

/** A card to be drawn large: of the table, or from the form of the editor. */
export interface LargeCard {
  kind: string;
  id: string;
  name: string;
  cost?: Bundle;
  or_cost?: Bundle;
  effect?: Effect;
  points?: number;
  flavour?: string;
  hire?: Bundle[];
  gives?: string;
}
