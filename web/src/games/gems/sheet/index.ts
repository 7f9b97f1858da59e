import type { GemsSheets, PileTally } from "../../../wire";
import type { SheetPart } from "../../contract";
import { pointsOf, some } from "../../counts";
import Form from "./Form.svelte";
import Result from "./Result.svelte";
import { tallies, type Facts } from "./score";

export interface Pile {
  pile: Record<string, number>;
}

const sheet: SheetPart<Pile, GemsSheets, Facts, PileTally> = {
  fewest: 2,
  blank: () => ({ pile: {} }),
  example: [{ pile: { ruby: 3, "emerald/ruby": 1, coal: 2 } }],
  switches: { coal_groups: true },
  printed: false,
  rule: "G-14",
  pieces: { tokens: "gem-ruby", groups: "ui-plus" },
  ties: { tokens: "gem-ruby" },
  Form,
  Result,
  sheets: (players, { coal_groups = true }) => ({
    game: "gems",
    piles: players.map((one) => some(one.pile)),
    coal_groups,
  }),
  facts: (cards) => ({ tokens: pointsOf(cards), group: Number(cards[0]?.["group_bonus"] ?? 0) }),
  tallies,
};

export default sheet;
