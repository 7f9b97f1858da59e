import { expect, test } from "vitest";
import { lack } from "../src/games/gnomopolis/board/look";
import type { TownCard } from "../src/games/gnomopolis/card";
import type { GnomopolisView } from "../src/games/gnomopolis/view";
import type { Telling } from "../src/games/contract";
import type { Legal } from "../src/wire";

const cost = { gnomes: [], lying: [], coins: 0, assistants: 0 };
const effect = { gain: [], coins: 0, assistants: 0, draw: 0, search: 0 };
const CARDS = {
  nursery: { id: "nursery", kind: "building", name: "Nursery", team: ["villager", "villager"] },
  grow: { id: "grow", kind: "parchment", name: "Grow up", cost, effect: { ...effect, gain: [["villager"]] } },
  teach: { id: "teach", kind: "parchment", name: "Teach", cost, effect: { ...effect, draw: 1 } },
  invent: { id: "invent", kind: "parchment", name: "Invent", cost, effect: { ...effect, assistants: 1 } },
} as unknown as Record<string, TownCard>;
const by = {
  words: { t: (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`, language: "en" },
  cards: { of: (id: string) => CARDS[id], name: (id: string) => CARDS[id]?.name ?? "" },
  seats: [],
} as unknown as Telling<TownCard>;

/** What helps to build the Nursery with one villager active, and these parchments free. */
function helps(uses: string[], mug: Record<string, number>): string {
  const seat = { active: { villager: 1 }, mug, exhausted: {}, assistants: 0, coins: 0, team: null };
  const view = {
    actor: 0,
    owed: null,
    offer: [{ id: "nursery" }],
    seats: [{ ...seat, board: [], buildings: [], councilors: [] }],
  } as unknown as GnomopolisView;
  const legal = uses.map((id) => ({ verb: "use", args: [id] })) as unknown as Legal[];
  return lack("nursery", view, legal, by, 0)?.help ?? "";
}

test("a gnome who is gained comes exhausted, and is no help this turn", () => {
  expect(helps(["grow"], {})).toContain("gp-look-help-gain");
});
test("a draw helps if the mug holds who is missing", () => {
  expect(helps(["grow", "teach"], { villager: 1 })).toBe('gp-look-help-use {"cards":"Teach"}');
  expect(helps(["grow", "teach"], { child: 2 })).toContain("gp-look-help-gain");
});
test("an assistant stands in at once", () => {
  expect(helps(["invent"], {})).toBe('gp-look-help-use {"cards":"Invent"}');
});
