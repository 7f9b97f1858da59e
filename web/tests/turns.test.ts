import { expect, test } from "vitest";
import type { BoardPart, Telling } from "../src/games/contract";
import type { Session } from "../src/table/session.svelte";
import { lines, standing, turns } from "../src/table/turns";
import type { Event } from "../src/wire";

const move = (version: number, label: string): Event => event(version, "move", label);
const undo = (version: number, label: string): Event => event(version, "undo", `Undone: ${label}`);
function event(version: number, kind: "move" | "undo", label: string): Event {
  return { version, kind, seat: 0, label, move: { verb: "claim" } } as unknown as Event;
}
const board = { piece: () => "" } as unknown as BoardPart;
const told = (events: Event[]): string[] =>
  lines(events, board, { cards: {} } as Session, { seats: [] } as unknown as Telling, () => null).map(
    ({ text }) => text,
  );

test("several moves taken back at once are one line, named by the first of them", () => {
  const log = [move(1, "A"), move(2, "B"), move(3, "C"), undo(4, "C"), undo(5, "B"), undo(6, "A"), move(7, "D")];
  expect(told(log)).toEqual(["A", "B", "C", "Undone: A", "D"]);
});

test("a turn is summed up by what stands", () => {
  const log = [move(1, "A"), move(2, "B"), undo(3, "B"), move(4, "C")];
  expect(standing(log).map(({ label }) => label)).toEqual(["A", "C"]);
  expect(standing(log.slice(0, 3).concat(undo(5, "A"))).map(({ label }) => label)).toEqual(["Undone: A"]);
});

test("the row of a turn tells the two moves that matter most, and what came first is told first", () => {
  const made = (version: number, verb: string): Event =>
    ({ ...move(version, `Ada ${verb}s`), move: { verb } }) as unknown as Event;
  const mattering = { piece: () => "", matters: ["collect", "claim", "explore"] } as unknown as BoardPart;
  const session = { cards: {}, viewOf: () => null } as unknown as Session;
  const by = { seats: [{ name: "Ada" }] } as unknown as Telling;
  const rows = turns([made(1, "explore"), made(2, "claim")], mattering, session, by, () => null);
  expect(rows.map(({ text }) => text)).toEqual(["Explores · Claims"]);
  const long = turns([made(1, "explore"), made(2, "claim"), made(3, "collect")], mattering, session, by, () => null);
  expect(long.map(({ text }) => text)).toEqual(["Claims · Collects"]);
});
