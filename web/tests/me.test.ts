import { expect, test } from "vitest";
import { seatColours } from "../src/app/me";
import type { Colour } from "../src/kit/colours";
import type { Seat } from "../src/wire";

const COLOURS: Colour[] = ["red", "blue", "green"];
const seats = (...avatars: string[]): Seat[] => avatars.map((avatar, seat) => ({ seat, avatar }) as unknown as Seat);

test("seats have the colours of the game, in its order", () => {
  expect(seatColours(seats("", "", ""), COLOURS)).toEqual(COLOURS);
});

test("a rematch keeps everybody's colour, also when all move one seat on", () => {
  expect(seatColours(seats("seat-0", "seat-1", "seat-2"), COLOURS)).toEqual(COLOURS);
  expect(seatColours(seats("seat-2", "seat-0", "seat-1"), COLOURS)).toEqual(["green", "red", "blue"]);
});

test("who chose a gnome has its colour, and the others one that is left", () => {
  expect(seatColours(seats("", "pawn-red", ""), COLOURS)).toEqual(["blue", "red", "green"]);
});
