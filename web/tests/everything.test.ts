import "./browser";
import { beforeEach, expect, test, vi } from "vitest";
import { choiceOf, noteChoice, noteStars, starsOf } from "../src/app/campaign";
import { gather, read, takeIn, type Everything } from "../src/app/everything";
import { learn, saveKnown } from "../src/app/known";
import { keepSet, keptSets, newSet } from "../src/app/library";
import { remember, remembered } from "../src/app/memory";
import { noteRun, ofGame } from "../src/app/puzzles";
import { keepRecord, keptRecords } from "../src/app/records";
import { settings } from "../src/app/settings.svelte";
import { api, Refusal } from "../src/net/api";
import type { Created, MatchSummary, Room } from "../src/wire";

const GAME = "game";
const record = { id: "a", game: GAME, at: 1, names: ["Ada", "Bram"], mine: 0, scores: [3, 2], text: "good" };
const summary = {
  game: GAME,
  names: ["Ada", "Bram"],
  moves: 7,
  over: true,
  steps: [{ scores: [3, 2] }],
} as unknown as MatchSummary;

/** A browser that has kept nothing yet. */
function elsewhere(): void {
  localStorage.clear();
  settings.change({ name: "", theme: "system", met: [] });
}

beforeEach(() => {
  elsewhere();
  vi.spyOn(api, "summaryOfRecord").mockImplementation((text) =>
    text === "good"
      ? Promise.resolve(summary)
      : Promise.reject(new Refusal("bad-record", "This record cannot be read.")),
  );
  vi.spyOn(api, "checkCards").mockResolvedValue({ ok: true } as never);
});

async function saved(): Promise<Everything> {
  return read(JSON.stringify((await gather()).file))!;
}
const into = (file: Everything) => takeIn(file, () => {});

test("everything goes into a file and comes out of it, and a second time changes nothing", async () => {
  keepRecord(record);
  keepSet(newSet(GAME, "Rainy Sunday", { set: { name: "Rainy Sunday" } }, { whole: "cards" }));
  learn(GAME, "turn", "told");
  noteRun(GAME, "streak", 5);
  noteStars("game/first", 2);
  noteChoice("game/first", "stay");
  settings.change({ name: "Ada", theme: "dark", met: [GAME] });
  const file = await saved();
  elsewhere();
  expect(await into(file)).toMatchObject({ records: 1, sets: 1, known: 0, refused: [] });
  expect(keptRecords()).toEqual([record]);
  expect(keptSets(GAME).map((one) => [one.name, one.whole])).toEqual([["Rainy Sunday", "cards"]]);
  expect(ofGame(GAME).streak).toBe(5);
  expect([starsOf("game/first"), choiceOf("game/first")]).toEqual([2, "stay"]);
  expect(saveKnown()).toEqual({ [`${GAME}/turn`]: { told: 1, played: 0 } });
  expect([settings.name, settings.theme, settings.met]).toEqual(["Ada", "dark", [GAME]]);
  const before = await saved();
  expect(await into(file)).toMatchObject({ records: 0, sets: 0, tables: 0, known: 2, refused: [] });
  expect({ ...(await saved()), made: "" }).toEqual({ ...before, made: "" });
});

test("what is here is neither overwritten nor lost", async () => {
  keepRecord(record);
  const set = newSet(GAME, "Mine", { set: { name: "Mine" } });
  keepSet(set);
  settings.change({ name: "Ada", theme: "dark" });
  noteRun(GAME, "storm", 2);
  const file = await saved();
  keepSet({ ...set, tree: { set: { name: "Mine" }, more: 1 } });
  keepRecord({ ...record, text: "another" });
  settings.change({ name: "Bram", theme: "light" });
  noteRun(GAME, "storm", 9);
  expect(await into(file)).toMatchObject({ records: 1, sets: 1 });
  expect(keptRecords().map((one) => one.text)).toEqual(["another", "good"]);
  expect(keptSets(GAME).map((one) => one.name)).toEqual(expect.arrayContaining(["Mine", "Mine 2"]));
  expect([settings.name, settings.theme, ofGame(GAME).storm]).toEqual(["Bram", "light", 9]);
  expect(await into(file)).toMatchObject({ records: 0, sets: 0, known: 2 });
});

test("a record the engine cannot replay is refused in a sentence, the others are taken", async () => {
  const file = { ...(await saved()), records: [{ ...record, id: "b", text: "bad" }, record] };
  const taken = await into(file);
  expect(taken.records).toBe(1);
  expect(taken.refused.map((one) => one.why)).toEqual(["This record cannot be read."]);
});

test("a match that goes on is set up in another hall after the same moves, once", async () => {
  remember("far", { game: GAME, keys: ["key"], at: 5 });
  const seats = [
    { kind: "human", mine: true, name: "Ada", avatar: "", level: "" },
    { kind: "bot", mine: false, name: "Bram", avatar: "", level: "sprout" },
  ];
  const room = vi.spyOn(api, "room").mockResolvedValue({ status: "playing", game: GAME, seats } as unknown as Room);
  vi.spyOn(api, "record").mockResolvedValue("good");
  const file = await saved();
  elsewhere();
  room.mockRejectedValue(new Refusal("no-table", "There is no such table."));
  const create = vi.spyOn(api, "create").mockResolvedValue({
    table: "near",
    host: "h",
    watch: "w",
    commitment: "c",
    keys: [{ seat: 0, key: "k" }],
  } as unknown as Created);
  vi.spyOn(api, "start").mockResolvedValue({} as Room);
  expect((await into(file)).tables).toBe(1);
  expect(create.mock.calls[0]![0]).toMatchObject({
    game: GAME,
    seats: [
      { sit: "device", name: "Ada" },
      { sit: "bot", level: "sprout" },
    ],
    play_on: { record: "good", moves: 7 },
  });
  expect(remembered().map((one) => [one.table, one.origin])).toEqual([["near", "far"]]);
  expect(await into(file)).toMatchObject({ tables: 0, known: 1 });
  expect(create).toHaveBeenCalledTimes(1);
});

test("something else than such a file is refused, and nonsense in it harms nothing", async () => {
  expect(read("{}")).toBeNull();
  expect(read("not JSON")).toBeNull();
  const nonsense = {
    sets: [1, { id: 3 }],
    records: [null, { text: 4 }],
    tables: [{}],
    puzzles: 3,
    campaigns: { stars: { "game/first": 9, "<b>": 1 }, choices: { "game/first": {} } },
    settings: { theme: 1 },
    known: { a: null },
  };
  const taken = await into({ ...(await saved()), ...nonsense } as unknown as Everything);
  expect(taken).toMatchObject({ records: 0, sets: 0, tables: 0 });
  expect(taken.refused.length).toBe(5);
  expect(settings.theme).toBe("system");
  expect([starsOf("game/first"), choiceOf("game/first")]).toEqual([0, undefined]);
});

test("a hostile file neither stops what is good in it nor fills the browser", async () => {
  const deep: Record<string, unknown> = {};
  let inside = deep;
  for (let n = 0; n < 50_000; n++) inside = inside["a"] = {};
  const many = Object.fromEntries(
    [...Array(30_000).keys()].map((n) => [`${1000 + (n % 9000)}-${10 + (n % 80)}-10`, n]),
  );
  const letters = (n: number): string => String.fromCharCode(97 + (n % 26), 97 + ((n / 26) % 26), 97 + n / 676);
  const rating = { rating: 1, deviation: 1, count: 1 };
  const hostile = {
    sets: [{ id: "x", game: GAME, name: "x", whole: "", tree: deep }],
    records: [record],
    tables: [{ table: "far", keys: ["k"], record: "", game: { a: 1 }, host: "h".repeat(100_000), watch: {} }],
    puzzles: {
      games: Object.fromEntries([...Array(9000).keys()].map((n) => [letters(n), rating])),
      done: null,
      days: Object.fromEntries(Object.keys(many).map((day) => [day, ["x".repeat(10_000)]])),
    },
    campaigns: { stars: null, choices: [] },
    known: [],
    settings: { met: ["m".repeat(100_000)] },
  };
  vi.spyOn(api, "room").mockResolvedValue({ game: GAME, seats: [{ mine: true }] } as unknown as Room);
  const taken = await into({ ...(await saved()), ...hostile } as unknown as Everything);
  expect(taken).toMatchObject({ records: 1, sets: 0, tables: 1 });
  expect(taken.refused.length).toBe(1);
  expect(remembered()).toMatchObject([{ table: "far", game: GAME, host: "", watch: "" }]);
  expect(settings.met).toEqual([]);
  expect(JSON.stringify(await saved()).length).toBeLessThan(20_000);
});
