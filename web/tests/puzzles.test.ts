import "./browser";
import { beforeEach, expect, test } from "vitest";
import {
  count,
  dayOf,
  daysInRow,
  HINT_PRICE,
  noteDay,
  noteRun,
  ofGame,
  rated,
  resultOf,
  week,
  type Strength,
} from "../src/app/puzzles";
import { clock, FINE, Run, STORM } from "../src/pages/puzzles/run.svelte";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 18, 9);
beforeEach(() => localStorage.clear());

test("a solved puzzle raises the rating, a failed one lowers it, and a hard one weighs more", () => {
  const me: Strength = { rating: 1200, deviation: 100 };
  const [easy, hard] = [rated(me, 1000, "solved"), rated(me, 1500, "solved")];
  expect(easy.rating).toBeGreaterThan(me.rating);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(rated(me, 1500, "failed").rating).toBeLessThan(me.rating);
  expect(rated(me, 1000, "failed").rating).toBeLessThan(rated(me, 1500, "failed").rating);
});

test("against a puzzle as strong as oneself a win brings what a loss takes", () => {
  const me: Strength = { rating: 1300, deviation: 80 };
  const [up, down] = [rated(me, 1300, "solved"), rated(me, 1300, "failed")];
  expect(up.rating - me.rating).toBeCloseTo(me.rating - down.rating, 6);
});

test("the rating is openskill's", () => {
  // PlackettLuce().rate of openskill 6 for two players, the puzzle's sigma being 60 / 48
  const known = [
    [1100, 250, 1100, "solved", 1181.768969, 241.128168],
    [1100, 250, 1500, "solved", 1221.03086, 243.209862],
    [1300, 80, 1250, "failed", 1288.419828, 79.910553],
    [1450, 60, 1000, "failed", 1439.94758, 60.095894],
  ] as const;
  for (const [rating, deviation, puzzle, result, after, sure] of known) {
    const found = rated({ rating, deviation }, puzzle, result);
    expect(found.rating).toBeCloseTo(after, 3);
    expect(found.deviation).toBeCloseTo(sure, 3);
  }
});

test("the rating settles near the strength that the results show", () => {
  let me: Strength = { rating: 1100, deviation: 250 };
  for (let n = 0; n < 400; n++) {
    const puzzle = me.rating;
    const chance = 1 / (1 + 10 ** ((puzzle - 1500) / 400));
    me = rated(me, puzzle, (n * 0.618034) % 1 < chance ? "solved" : "failed"); // evenly spread, no luck in it
  }
  expect(Math.abs(me.rating - 1500)).toBeLessThan(60);
  expect(me.deviation).toBeLessThan(75);
});

test("only the first result of a puzzle counts, and each hint has its price", () => {
  const puzzle = { id: "a", rating: 1100 };
  const alone = count("one", puzzle, "solved", 0)!;
  const helped = count("two", { ...puzzle, id: "b" }, "solved", 2)!;
  expect(alone - helped).toBe(2 * HINT_PRICE);
  expect([count("one", puzzle, "failed", 0), ofGame("one").count, resultOf("a")]).toEqual([null, 1, "solved"]);
  expect(ofGame("one").history).toEqual([Math.round(ofGame("one").rating)]);
  expect(ofGame("three").count).toBe(0);
});

test("the lanterns of the week are lit by the days solved, and today does not break a row", () => {
  for (const ago of [1, 2, 4]) noteDay("one", dayOf(NOW - ago * DAY));
  expect(week(NOW, "one").map((one) => one.solved)).toEqual([false, false, true, false, true, true, false]);
  expect(week(NOW, "two").some((one) => one.solved)).toBe(false);
  expect(daysInRow(NOW, "one")).toBe(2);
  noteDay("one", dayOf(NOW));
  expect([daysInRow(NOW, "one"), daysInRow(NOW)]).toEqual([3, 3]);
});

test("the best run is kept", () => {
  expect([noteRun("one", "storm", 4), noteRun("one", "storm", 4), noteRun("one", "storm", 3)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([ofGame("one").storm, ofGame("one").streak]).toEqual([4, 0]);
});

test("what is kept may be broken or from elsewhere", () => {
  localStorage.setItem("gnomehall.puzzles", "{broken");
  expect(ofGame("one").count).toBe(0);
});

test("a streak gets harder with each puzzle and ends with the first mistake", () => {
  const run = new Run("streak");
  const first = run.wanted(1400);
  run.right();
  expect(run.wanted(1400)).toBeGreaterThan(first);
  run.pass(10 * STORM);
  expect(run.ended).toBe(false);
  run.wrong();
  run.right();
  expect([run.ended, run.solved]).toEqual([true, 1]);
});

test("a storm lasts three minutes, a mistake costs ten seconds and does not end it", () => {
  const run = new Run("storm");
  run.right();
  run.wrong();
  expect([run.left, run.ended, run.solved, run.missed]).toEqual([STORM - FINE, false, 1, 1]);
  run.pass(STORM);
  run.right();
  expect([run.left, run.ended, run.solved]).toEqual([0, true, 1]);
});

test("a free run asks for puzzles as strong as oneself, and a mistake ends nothing", () => {
  const run = new Run("free");
  run.wrong();
  expect([run.wanted(1234.4), run.ended]).toEqual([1234, false]);
});

test("the clock shows minutes and seconds", () => {
  expect([STORM, 65_000, 59_200, 0].map(clock)).toEqual(["3:00", "1:05", "1:00", "0:00"]);
});
