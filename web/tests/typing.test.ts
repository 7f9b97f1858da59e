import "./browser";
import { expect, test } from "vitest";
import type { CardsPart } from "../src/games/contract";
import { parse, parseAll, spell, spellAll, Unreadable } from "../src/games/typing";
import type { TableShape, WaysShape, WordsShape } from "../src/wire";

const part = {
  letters: { words: { child: "c", soldier: "s", merchant: "m", any: "?", search: "l", draw: "d" }, digits: "coins" },
  lies: ["lying"],
} as unknown as CardsPart;
const words: WordsShape = {
  kind: "words",
  optional: true,
  allowed: ["child", "soldier", "merchant", "any"],
  least: 0,
  most: 4,
  choices: true,
};
const number = { kind: "number", optional: false, least: 0, most: 20, default: 0 } as const;
const table = (fields: TableShape["fields"]): TableShape => ({
  kind: "table",
  optional: false,
  fields,
  one_of: [],
  some_of: [],
  not_both: [],
  is_card: false,
});
const cost = table({ gnomes: words, lying: words, coins: number });
const effect = table({ gain: words, coins: number, search: number, draw: number });
const card = table({ cost, effect });

test("a letter is a piece, digits are coins, the arrow parts cost and effect", () => {
  const read = parseAll("sxc2 > s/m 12ll?", {}, ["cost", "effect"], card, part);
  expect(read).toEqual({
    cost: { gnomes: ["soldier"], lying: ["child"], coins: 2 },
    effect: { gain: ["soldier/merchant", "any"], coins: 12, search: 2 },
  });
  const text = spellAll(read, ["cost", "effect"], card, part);
  expect(text).toBe("sxc2 > s/m?12ll");
  expect(parseAll(text, {}, ["cost", "effect"], card, part)).toEqual(read);
});

test("what no piece is typed by is refused, and so is a piece that has no place there", () => {
  expect(() => parse("cq", words, part)).toThrow(Unreadable);
  expect(() => parse("2", words, part)).toThrow(Unreadable);
  expect(() => parseAll("s > l > d", {}, ["cost", "effect"], card, part)).toThrow(Unreadable);
  expect(spell([], words, part)).toBe("");
});

test("two ways to pay are parted by a stroke", () => {
  const columns = ["coins", "search"];
  const shape: WaysShape = {
    kind: "ways",
    optional: false,
    columns,
    least: 1,
    most: 2,
    single: true,
    may_be_empty: false,
  };
  expect(parse("3/l", shape, part)).toEqual([{ coins: 3 }, { search: 1 }]);
  expect(parse("3", shape, part)).toEqual({ coins: 3 });
  expect(spell([{ coins: 3 }, { search: 1 }], shape, part)).toBe("3/l");
});
