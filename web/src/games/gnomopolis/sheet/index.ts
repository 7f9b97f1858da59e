import type { GnomopolisSheets } from "../../../wire";
import type { SheetPart } from "../../contract";
import { pointsOf, some } from "../../counts";
import type { TownCard } from "../card";
import Form from "./Form.svelte";
import Result from "./Result.svelte";
import { tallies, type Facts } from "./score";

/** A district on paper. */
export interface District {
  coins: number;
  gnomes: Record<string, number>;
  buildings: string[];
  councilors: string[];
}

const sheet: SheetPart<District, GnomopolisSheets, Facts> = {
  fewest: 1,
  blank: () => ({ coins: 0, gnomes: {}, buildings: [], councilors: [] }),
  example: [
    { coins: 6, gnomes: { soldier: 1, merchant: 1, artisan: 1, inventor: 1 }, buildings: ["armoury", "pottery"] },
  ],
  switches: {},
  printed: true,
  rule: "P-33",
  pieces: {
    coins: "coin",
    buildings: "b-ico",
    board: "board-ico",
    councilors: "ui-crown",
    homeless: "gnome-villager",
  },
  ties: { children: "gnome-child", gnomes: "gnome-villager", coins: "coin", earlier: "ui-clock" },
  Form,
  Result,
  sheets: (players) => ({
    game: "gnomopolis",
    districts: players.map(({ coins, gnomes, buildings, councilors }) => ({
      coins,
      gnomes: some(gnomes),
      buildings: [...buildings],
      councilors: [...councilors],
    })),
  }),
  facts: (all) => {
    const cards = all as TownCard[];
    const homes = cards.filter((card) => card.housing !== undefined);
    return {
      housing: Object.fromEntries(homes.map((card) => [card.id, card.housing ?? []])),
      bed: Object.fromEntries(homes.map((card) => [card.id, card.bed_points ?? 0])),
      homeless: cards.find((card) => card.kind === "board")?.homeless_points ?? 0,
      councilors: pointsOf(cards.filter((card) => card.kind === "councilor")),
    };
  },
  tallies,
};

export default sheet;
