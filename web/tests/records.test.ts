import "./browser";
import { expect, test } from "vitest";
import { dropRecord, keepRecord, keptRecords, restoreRecord } from "../src/app/records";

test("a record that was taken away comes back as it was", () => {
  const one = { id: "a", game: "gems", at: 1, names: ["Ada"], mine: 0, scores: [3], text: "record" };
  keepRecord(one);
  dropRecord("a");
  expect(keptRecords()).toEqual([]);
  restoreRecord();
  expect(keptRecords()).toEqual([one]);
});
