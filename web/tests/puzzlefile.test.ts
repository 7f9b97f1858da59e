import { expect, test } from "vitest";
import { readPuzzle, writePuzzle } from "../src/app/puzzlefile";

const asked = { record: "{}\n", at: 7, goal: "points", scope: "turn" as const };

test("a puzzle of one's own is read as it was written, without the language", () => {
  expect(readPuzzle(writePuzzle({ ...asked, language: "fr" }))).toEqual(asked);
});

test("another file is none", () => {
  for (const text of ["", "[]", "null", "{}", JSON.stringify(asked), writePuzzle({ ...asked, scope: "x" as "end" })])
    expect(readPuzzle(text)).toBeNull();
});
