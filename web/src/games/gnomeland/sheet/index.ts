import type { GnomelandSheets } from "../../../wire";
import type { SheetPart } from "../../contract";
import { pointsOf } from "../../counts";
import Form from "./Form.svelte";
import { tallies, type Facts } from "./score";

/** A village on paper: the score track, and the building sides in view. */
export interface Village {
  track: number;
  buildings: string[];
}

const sheet: SheetPart<Village, GnomelandSheets, Facts> = {
  fewest: 2,
  blank: () => ({ track: 0, buildings: [] }),
  example: [],
  switches: {},
  printed: true,
  rule: "L-27",
  pieces: { track: "medal", buildings: "b-ico" },
  ties: { buildings: "b-ico" },
  Form,
  sheets: (players) => ({
    game: "gnomeland",
    villages: players.map(({ track, buildings }) => ({ track, buildings: [...buildings] })),
  }),
  facts: (cards) => ({ sides: pointsOf(cards.filter((card) => ["standard", "special"].includes(card.kind))) }),
  tallies,
};

export default sheet;
