import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/app/settings.svelte";
import { api } from "../src/net/api";
import { Playback } from "../src/table/playback.svelte";
import type { MatchSummary, Replay } from "../src/wire";
import { view } from "./server";

const MOVES = 130; // three pages of positions
const summary = {
  game: "gems",
  moves: MOVES,
  over: true,
  steps: Array.from({ length: MOVES + 1 }, (_, i) => ({ seat: i % 2 })),
  turns: [3, 40, 90].map((first) => ({ first, seat: 0, round: 0 })),
} as unknown as MatchSummary;

let playback: Playback;
let asked: [first: number, last: number][];
let slow: (() => void)[]; // answers kept back

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  slow = [];
  settings.change({ speed: "normal" });
  vi.spyOn(api, "summaryOfRecord").mockResolvedValue(summary);
  vi.spyOn(api, "replayRecord").mockImplementation(async (_record, first, last) => {
    asked.push([first, last]);
    const end = Math.min(last, MOVES);
    return { moves: MOVES, views: Array.from({ length: end - first + 1 }, (_, i) => view(first + i)) } as Replay;
  });
  playback = new Playback({ record: "..." });
  await playback.load("en");
  await playback.go(0);
});
afterEach(() => {
  playback.pause();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("winding", () => {
  test("fetches a page of positions when it is wanted, and only once", async () => {
    expect(asked).toEqual([[0, 59]]);
    await playback.go(70);
    await playback.go(71);
    await playback.go(3);
    expect(asked).toEqual([
      [0, 59],
      [60, 119],
    ]);
    expect([playback.at, playback.shown, playback.view?.version]).toEqual([3, 3, 3]);
  });

  test("stays within the match", async () => {
    await playback.go(-5);
    expect(playback.at).toBe(0);
    await playback.go(1000);
    expect([playback.at, playback.view?.version]).toEqual([MOVES, MOVES]);
  });

  test("shows the moment wanted last, in whatever order the positions come", async () => {
    vi.mocked(api.replayRecord).mockImplementation(
      (_record, first, last) =>
        new Promise((done) => {
          const views = Array.from({ length: last - first + 1 }, (_, i) => view(first + i));
          slow.push(() => done({ moves: MOVES, views } as Replay));
        }),
    );
    const far = playback.go(100);
    const near = playback.go(10);
    await near;
    expect([playback.at, playback.shown]).toEqual([10, 10]);
    slow.forEach((answer) => answer());
    await far;
    expect([playback.at, playback.shown, playback.view?.version]).toEqual([10, 10, 10]);
  });

  test("asks again for a page that did not come", async () => {
    vi.mocked(api.replayRecord).mockRejectedValueOnce(new Error("offline"));
    await expect(playback.go(70)).rejects.toThrow("offline");
    await playback.go(70);
    expect(playback.view?.version).toBe(70);
  });

  test("goes turn by turn", async () => {
    for (const [by, to] of [
      [1, 3],
      [1, 40],
      [1, 90],
      [1, MOVES],
      [-1, 90],
      [-1, 40],
      [-1, 3],
      [-1, 0],
    ] as const) {
      playback.turn(by);
      await vi.advanceTimersByTimeAsync(0);
      expect(playback.at).toBe(to);
    }
  });
});

describe("playing", () => {
  test("goes on move by move until it is paused", async () => {
    playback.play();
    await vi.advanceTimersByTimeAsync(150 + 2 * 750);
    expect([playback.at, playback.playing]).toEqual([3, true]);
    playback.play(); // the same button
    await vi.advanceTimersByTimeAsync(5000);
    expect([playback.at, playback.playing]).toEqual([3, false]);
  });

  test("stops at the end, and begins anew from there", async () => {
    await playback.go(MOVES - 1);
    playback.play();
    await vi.advanceTimersByTimeAsync(200);
    expect([playback.at, playback.playing]).toEqual([MOVES, false]);
    playback.play();
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.at, playback.playing]).toEqual([0, true]);
  });

  test("stops where a position does not come", async () => {
    await playback.go(59);
    vi.mocked(api.replayRecord).mockRejectedValue(new Error("offline"));
    playback.play();
    await vi.advanceTimersByTimeAsync(3000);
    expect([playback.playing, playback.shown]).toEqual([false, 59]);
  });
});

test("all() fetches every position once", async () => {
  await playback.all();
  await playback.all();
  expect(asked).toEqual([
    [0, 59],
    [60, 119],
    [120, 179],
  ]);
});
