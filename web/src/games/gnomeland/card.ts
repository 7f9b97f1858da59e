import type { GnomelandCardView } from "./wire";

/** A card to be drawn large: of the table, or from the form of the editor. */
export type LargeCard = Pick<GnomelandCardView, "kind" | "id" | "name"> &
  Partial<Pick<GnomelandCardView, "cost" | "or_cost" | "effect" | "points" | "flavour" | "hire">> & { gives?: string };
