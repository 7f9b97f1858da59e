import type { TableShape } from "../wire";
import type { CardsPart, Tree, Value } from "./contract";
import { list } from "./entries";
import type { AnyShape } from "./shapes";

/** How a game's pieces are typed: one letter each; digits are coins. */
export interface Letters {
  words: Record<string, string>; // letter by word or field
  digits: string; // the field or word that digits count
}
const LYING = "x"; // before a gnome that is marked to lie down
const ARROW = ">";

/** A text that cannot be read: the first letter nobody knows. */
export class Unreadable extends Error {}

type Item = { word: string; n: number; lies: boolean };

function items(text: string, letters: Letters): Item[] {
  const words = new Map(Object.entries(letters.words).map(([word, letter]) => [letter, word]));
  const found: Item[] = [];
  let lies = false,
    joins = false;
  for (const [sign] of text.toLowerCase().matchAll(/\d+|\S/g)) {
    if (/\d/.test(sign)) found.push({ word: letters.digits, n: Number(sign), lies: false });
    else if (sign === LYING) lies = true;
    else if (sign === "/" && found.length) joins = true;
    else {
      const word = words.get(sign);
      if (word === undefined) throw new Unreadable(sign);
      if (joins) found.at(-1)!.word += `/${word}`;
      else found.push({ word, n: 1, lies });
      lies = joins = false;
    }
  }
  return found;
}

const isField = (shape: AnyShape): boolean =>
  shape.kind === "words" ||
  shape.kind === "counts" ||
  shape.kind === "ways" ||
  (shape.kind === "table" &&
    shape.one_of.length === 0 &&
    Object.values(shape.fields).every((one) => one.kind === "words" || one.kind === "number"));

/** Whether a field can be typed in letters. */
export const canType = (shape: AnyShape, part: CardsPart): boolean => part.letters !== undefined && isField(shape);

/** What a typed text means for a field. */
export function parse(text: string, shape: AnyShape, part: CardsPart): Value {
  const letters = part.letters!;
  if (shape.kind === "ways") {
    const ways = text.split("/").map((one) => counts(one, shape.columns, letters));
    return shape.single && ways.length === 1 ? ways[0]! : ways;
  }
  if (shape.kind === "counts") return counts(text, shape.columns, letters);
  if (shape.kind === "words") return items(text, letters).map((item) => checked(item, shape.allowed, letters).word);
  if (shape.kind === "table") return row(text, shape, part);
  throw new Unreadable(text);
}

function checked(item: Item, allowed: string[], letters: Letters): Item {
  const bad = item.word.split("/").find((word) => !allowed.includes(word));
  if (bad !== undefined) throw new Unreadable(letters.words[bad] ?? String(item.n));
  return item;
}

function counts(text: string, columns: string[], letters: Letters): Tree {
  const found: Record<string, number> = {};
  for (const item of items(text, letters)) {
    checked(item, columns, letters);
    found[item.word] = (found[item.word] ?? 0) + item.n;
  }
  return found;
}

function row(text: string, shape: TableShape, part: CardsPart): Tree {
  const tree: Tree = {};
  for (const item of items(text, part.letters!)) {
    const number = shape.fields[item.word]?.kind === "number";
    const field = number
      ? item.word
      : Object.keys(shape.fields).find(
          (name) => shape.fields[name]!.kind === "words" && (part.lies?.includes(name) ?? false) === item.lies,
        );
    const one = field === undefined ? undefined : shape.fields[field];
    if (!one || !field) throw new Unreadable(part.letters!.words[item.word] ?? String(item.n));
    if (one.kind === "words") tree[field] = [...list(tree[field]), checked(item, one.allowed, part.letters!).word];
    else tree[field] = Number(tree[field] ?? 0) + item.n;
  }
  return tree;
}

/** How a field is typed. */
export function spell(value: Value | undefined, shape: AnyShape, part: CardsPart): string {
  const letters = part.letters!;
  const word = (one: string): string =>
    one
      .split("/")
      .map((each) => letters.words[each] ?? "?")
      .join("/");
  const count = (name: string, n: number): string =>
    name === letters.digits ? (n ? String(n) : "") : word(name).repeat(n);
  const tree = (value ?? {}) as Tree;
  if (shape.kind === "words") return list(value).map(word).join("");
  if (shape.kind === "counts") return shape.columns.map((name) => count(name, Number(tree[name] ?? 0))).join("");
  if (shape.kind === "ways")
    return (Array.isArray(value) ? (value as Tree[]) : [tree])
      .map((way) => shape.columns.map((name) => count(name, Number(way[name] ?? 0))).join(""))
      .join("/");
  if (shape.kind !== "table") return "";
  return Object.entries(shape.fields)
    .map(([name, one]) =>
      one.kind === "words"
        ? list(tree[name])
            .map((each) => (part.lies?.includes(name) ? LYING : "") + word(each))
            .join("")
        : count(name, Number(tree[name] ?? 0)),
    )
    .join("");
}

/** Several fields in one text: `s > l1`. */
export function spellAll(card: Tree, fields: string[], shape: TableShape, part: CardsPart): string {
  const texts = fields.map((name) => spell(card[name], shape.fields[name]!, part));
  return texts.some(Boolean) ? texts.join(` ${ARROW} `) : "";
}

export function parseAll(text: string, card: Tree, fields: string[], shape: TableShape, part: CardsPart): Tree {
  const texts = fields.length > 1 ? text.split(ARROW) : [text];
  if (texts.length > fields.length) throw new Unreadable(ARROW);
  const found = fields.map((name, n) => [name, parse(texts[n] ?? "", shape.fields[name]!, part)]);
  return { ...card, ...(Object.fromEntries(found) as Tree) };
}
