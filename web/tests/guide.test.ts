import "./browser";
import { expect, test } from "vitest";
import { backFrom, scriptOf, standing, stepAt } from "../src/pages/learn/guide";
import type { Event, LessonInfo } from "../src/wire";

const lesson = {
  me: 0,
  steps: [
    { seat: 0, play: ["explore"], say: "explore", rule: "" },
    { seat: 0, play: ["claim ruby"], say: "claim", rule: "" },
    { seat: 1, play: ["explore", "explore"], say: "", rule: "" },
    { seat: 0, play: ["collect"], say: "collect", rule: "" },
    { seat: 0, play: [], say: "free", rule: "" },
  ],
} as unknown as LessonInfo;
const script = scriptOf(lesson);
const log = (...moves: [seat: number, text: string][]): Event[] =>
  moves.map(([seat, text], n) => ({
    version: 10 + n,
    seat,
    kind: text === "undo" ? "undo" : "move",
    move: { text },
  })) as unknown as Event[];

test("a robot makes a wrong move at every step: what is left is still to be taught, whoever's turn it is", () => {
  for (let from = 0; from <= script.length; from += 1)
    for (let done = from; done < script.length; done += 1) {
      const right = script.slice(from, done).map((move): [number, string] => [move.seat, move.text]);
      const stood = standing(script, log(...right, [0, "retreat"], [1, "pass"]), from, 9);
      expect(stood).toEqual({ done, astray: 2 });
      const taught = new Set<string>();
      for (let at = stood.done; at <= script.length; at += 1) taught.add(stepAt(lesson, script, at).say);
      const left = lesson.steps.slice(script[done]!.n).filter((step) => step.say);
      expect([...taught]).toEqual(left.map((step) => step.say));
    }
});

test("a move that is taken back leaves the lesson where it was", () => {
  expect(standing(script, log([0, "explore"], [0, "retreat"], [0, "undo"]), 0, 9)).toEqual({ done: 1, astray: 0 });
  expect(standing(script, log([0, "explore @3"]), 0, 9)).toEqual({ done: 1, astray: 0 });
});

test("every step can be repeated", () => {
  expect(backFrom(lesson, script, 0)).toBe(0);
  expect(backFrom(lesson, script, 1)).toBe(0);
  expect(backFrom(lesson, script, 4)).toBe(1);
  expect(backFrom(lesson, script, 5)).toBe(4);
});
