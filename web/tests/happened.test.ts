import { expect, test } from "vitest";
import { happened as land } from "../src/games/gnomeland/board/happened";
import landRules from "../src/games/gnomeland/rules";
import type { GnomelandView } from "../src/games/gnomeland/view";
import { happened as polis } from "../src/games/gnomopolis/board/happened";
import type { TownCard } from "../src/games/gnomopolis/card";
import type { GnomopolisView } from "../src/games/gnomopolis/view";
import type { Telling } from "../src/games/contract";
import type { Event } from "../src/wire";

const by = { words: { t: (key: string) => key, language: "en" }, seats: [] } as unknown as Telling<TownCard>;
const played = (verb: string, ...args: string[]) => ({ seat: 1, move: { verb, args } }) as unknown as Event;

test("a parchment in use and a pass are seen in the district of whoever did it", () => {
  const view = { seats: [], councilors: [], round: 1, end: {} } as unknown as GnomopolisView;
  const touched = (event: Event) => polis(view, view, event, by).touched;
  expect(touched(played("use", "trade"))).toEqual(['[data-seat="1"] [data-look="trade"]', '[data-seat="1"]']);
  expect(touched(played("pass"))).toEqual(['[data-seat="1"]']);
  expect(touched(played("build", "mint"))).toBeUndefined();
});

test("a die that is spent is seen on the space that answers it", () => {
  const goods = { coin: 0, mana: 0, weapon: 0 };
  const lower = [
    [1, 2],
    [3, 4],
    [5, 6],
  ].map((answers) => ({ answers }));
  const village = { lower, pool: goods, stored: goods, aside: goods, mercenaries: {}, gnomes: 5, points: 0 };
  const view = { seats: [village, village], contest: null, round: 1 } as unknown as GnomelandView;
  const touched = (event: Event) => land(view, view, event, by).touched;
  expect(touched(played("spend", "4"))).toEqual(['[data-anchor="lot-1-lower-1"]']);
  expect(touched(played("take", "coin"))).toEqual(['[data-seat="1"]']);
  expect(touched(played("end"))).toBeUndefined();
});

test("an example of copying begins with the die that was spent and what it brought", () => {
  const village = { dice: [1, 3], spent: [5], pool: { coin: 2 }, stored: {} };
  const view = { seats: [village, village], actor: 0, asks: { what: "copy", resources: { mana: 1 } } };
  expect(landRules.pieces(view, 1)).toEqual(["die-5", "arrow", "mana"]);
  expect(landRules.pieces({ ...view, asks: { what: "turn" } }, 1)).toEqual(["die-1", "die-3", "coin", "coin"]);
});
