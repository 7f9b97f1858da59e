import type { DistrictTally, GnomopolisSheets } from "../../../wire";
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
  only: boolean; // no cards are entered, only how many gnomes live where
  beds: { buildings: number; board: number; homeless: number; children: number };
}

const sheet: SheetPart<District, GnomopolisSheets, Facts, DistrictTally> = {
  fewest: 1,
  blank: () => ({
    coins: 0,
    gnomes: {},
    buildings: [],
    councilors: [],
    only: false,
    beds: { buildings: 0, board: 0, homeless: 0, children: 0 },
  }),
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
    districts: players.map(({ coins, gnomes, buildings, councilors, only, beds }) => ({
      coins,
      councilors: [...councilors],
      ...(only ? { counted: { ...beds } } : { gnomes: some(gnomes), buildings: [...buildings] }),
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
