import { expect, test } from "vitest";
import type { Telling } from "../src/games/contract";
import { deal } from "../src/games/gnomeland/board/deal";
import type { GnomelandView } from "../src/games/gnomeland/view";
import type { Legal } from "../src/wire";

const CARDS: Record<string, unknown> = {
  palace: { id: "palace", cost: {}, effect: { pay: { coin: 1 }, extra_die: 1 }, does: "1 coin: a die" },
  castle: { id: "castle", cost: {}, effect: { extra_die: 1 }, does: "a die" },
  fairy: { id: "fairy", cost: {}, effect: { extra_die: 1 }, does: "a die" },
  inn: { id: "inn", cost: {}, effect: { gain: { coin: 1 } }, does: "1 coin" },
};
const by = {
  words: { t: (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`, language: "en" },
  cards: { of: (id: string) => CARDS[id] },
  seats: [{ colour: "red" }],
} as unknown as Telling;

/** What is shown before a move, with the Palace in the middle of the upper row. */
function shown(verb: string, args: string[], used = false) {
  const palace = { space: "middle", id: "palace", used, upgrade: { id: "castle", cost: { mana: 2 } } };
  const view = { actor: 0, seats: [{ upper: [palace] }] } as unknown as GnomelandView;
  return deal({ verb, args, label: "Do it" } as unknown as Legal, view, by);
}

test("a building that is used for another die is shown before it is played", () => {
  expect(shown("use", ["palace"])).toMatchObject({
    what: "palace",
    pay: { pieces: [{ id: "coin", n: 1 }] },
    label: "Do it",
  });
});
test("an upgrade is shown if its die is rolled at once: the space has not worked yet", () => {
  expect(shown("upgrade", ["palace"])).toMatchObject({ what: "palace", pay: { pieces: [{ id: "mana", n: 2 }] } });
  expect(shown("upgrade", ["palace"], true)).toBeNull();
});
test("a gnome who is sent for a die is what is paid", () => {
  expect(shown("send", ["fairy"])?.pay.pieces).toEqual([{ id: "pawn-red" }]);
});
test("a move that rolls nothing is played at once", () => {
  expect(shown("send", ["inn"])).toBeNull();
  expect(shown("build", ["palace", "middle"])).toBeNull();
  expect(shown("spend", ["3"])).toBeNull();
});
