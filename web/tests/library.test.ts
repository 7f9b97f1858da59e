import "./browser";
import { expect, test } from "vitest";
import * as library from "../src/app/library";
import type { Tree } from "../src/app/library";

const tree = (): Tree => ({
  set: { name: "Box" },
  building: [
    { id: "a", team: ["child"] },
    { id: "b", team: [] },
  ],
});
const other = (team: string[]): Tree => ({
  ...tree(),
  building: [
    { id: "a", team },
    { id: "b", team: [] },
  ],
});

test("every change can be undone, one by one and several at once, and done again", () => {
  let set = library.newSet("gnomopolis", "Box", tree());
  set = library.changed(set, other(["soldier"]), "team", "Atelier", 0);
  set = library.changed(set, other(["soldier", "child"]), "beds", "Atelier", 1);
  const more = { ...set.tree, building: [...(set.tree["building"] as Tree[]), { id: "c", team: [] }] };
  set = library.changed(set, more, "added");
  const whole = set.tree;
  expect(library.undo(set).tree).toEqual(other(["soldier", "child"]));
  expect(library.undo(set, 2).tree).toEqual(other(["soldier"]));
  const begun = library.undo(set, 9);
  expect(begun.tree).toEqual(tree());
  expect(library.redo(library.redo(library.redo(begun))).tree).toEqual(whole);
  expect(library.redo(begun).tree).toEqual(other(["soldier"]));
});

test("typing in one field is one change, and a change that changes nothing is none", () => {
  let set = library.newSet("gnomopolis", "Box", tree());
  set = library.changed(set, other(["soldier"]), "team", "Atelier", 0);
  set = library.changed(set, other(["soldier", "merchant"]), "team", "Atelier", 900);
  set = library.changed(set, set.tree, "team", "Atelier", 950);
  expect(set.changes).toHaveLength(1);
  expect(library.undo(set).tree).toEqual(tree());
});

test("sets are kept by name; a removed one can be had back; no name is given twice", () => {
  const one = library.newSet("gems", "Deep", tree());
  library.keepSet(one);
  const two = library.newSet("gems", "Deep", tree());
  expect(two.name).toBe("Deep 2");
  library.keepSet(two);
  library.removeSet(one.id);
  expect(library.keptSets("gems").map((set) => set.name)).toEqual(["Deep 2"]);
  expect(library.removedSets()[0]!.id).toBe(one.id);
  library.restoreSet(one.id);
  expect(library.keptSets("gems")).toHaveLength(2);
  expect(library.keptSet(one.id)!.tree).toEqual(tree());
});
