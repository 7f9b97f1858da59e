import { expect, test } from "vitest";
import type { CardsPart, Tree } from "../src/games/contract";
import { blank, entriesOf, formFields, piecesFor, piecesIn, treeOf } from "../src/games/shapes";
import type { NumberShape, TableShape, WordsShape } from "../src/wire";

const number = (least: number, most: number): NumberShape => ({
  kind: "number",
  optional: false,
  least,
  most,
  default: null,
});
const words = (...allowed: string[]): WordsShape => ({
  kind: "words",
  optional: true,
  allowed,
  least: 0,
  most: 4,
  choices: false,
});
const table = (fields: TableShape["fields"], one_of: string[] = []): TableShape => ({
  kind: "table",
  optional: false,
  fields,
  one_of,
  some_of: [],
  not_both: [],
  is_card: false,
});
const names = { kind: "texts", optional: false, longest: 200 } as const;
const cost = table({ gnomes: words("child", "soldier"), coins: number(0, 9) });
const house = table({
  flavour: names,
  id: { kind: "word", optional: false, allowed: [], default: null },
  cost,
  name: names,
});
const top = table({
  house: { kind: "tables", optional: false, shape: house, least: 1, most: 9 },
  board: table({ action: { kind: "tables", optional: false, shape: house, least: 0, most: 4 }, name: names }),
});
const part = {
  groups: { house: "house", "board/action": "parchment", board: "board" },
  hidden: ["action"],
} as unknown as CardsPart;
const set: Tree = {
  house: [{ id: "hut", name: "Hut", cost: { gnomes: ["child"], coins: 2 } }, { name: "Shed" }],
  board: { name: "Board", action: [{ id: "grow" }] },
};

test("the cards of a set are found by the shape of its file, and named as the loader names them", () => {
  const found = entriesOf(top, set, part);
  expect(found.map((entry) => entry.where)).toEqual([["house hut"], ["house 2"], ["board", "action grow"], ["board"]]);
  expect(found.map((entry) => entry.group)).toEqual(["house", "house", "parchment", "board"]);
  expect(found[3]!.tree).toBe(set["board"]);
});

test("a side of a card is a card of its own, in the group of the whole", () => {
  const sides = table({
    card: { kind: "tables", optional: false, shape: table({ front: house }), least: 1, most: 9 },
  });
  const two = { card: [{ id: "gate", kind: "special", front: { name: "Gate" } }] };
  const [side] = entriesOf(sides, two, {
    groups: { "card/front": (row: Tree) => String(row["kind"]) },
  } as unknown as CardsPart);
  expect(side).toMatchObject({ group: "special", where: ["card gate", "front"], art: "gate" });
});

test("the form has every field but ids and sources: the name first, the flavour last", () => {
  expect(formFields(house, part).map((field) => field.at)).toEqual(["name", "cost", "flavour"]);
  const effects = table({ name: names, gain: cost, draw: number(1, 3) }, ["gain", "draw"]);
  expect(formFields(effects, part)).toEqual([
    { at: "name", also: [] },
    { at: "gain", also: ["draw"] },
  ]);
});

test("a table of words and numbers is pieces in a row, and back again", () => {
  const pieces = piecesIn(cost, { gnomes: ["child"], coins: 2 });
  expect(pieces.map((piece) => piece.word)).toEqual(["child", "coins", "coins"]);
  expect(treeOf(cost, pieces)).toEqual({ gnomes: ["child"], coins: 2 });
  expect(piecesFor(cost).map((piece) => piece.word)).toEqual(["child", "soldier", "coins"]);
});

test("an added card begins with the least it may hold", () => {
  expect(blank(number(2, 9))).toBe(2);
  expect(blank(table({ coins: number(0, 9), extra: words("child") }))).toEqual({ coins: 1 });
});
