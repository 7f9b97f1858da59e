import { expect, test } from "vitest";
import { movesMade, moveMarks } from "../src/pages/replay/story";
import { sideOf } from "../src/table/story.svelte";
import type { MatchSummary } from "../src/wire";

test("the axis of a replay counts moves of players, where they are in the record", () => {
  const seats = [-1, 0, -1, 1, -1, 0, 1]; // the first step is before any move, chance is nobody's
  const summary = { moves: seats.length - 1, steps: seats.map((seat) => ({ seat })) } as unknown as MatchSummary;
  expect(movesMade(summary)).toBe(4);
  expect(moveMarks(summary, 4)).toEqual([
    { n: 0, text: "0" },
    { n: 1, text: "1" },
    { n: 3, text: "2" },
    { n: 5, text: "3" },
    { n: 6, text: "4" },
  ]);
});

test("the words below a number never leave the screen", () => {
  expect([20, 180, 340].map((x) => sideOf(x, 360))).toEqual(["west", "", "east"]);
});
