import type { TableShape } from "../wire";
import type { CardsPart, Entry, Tree, Value } from "./contract";
import { list, rows } from "./entries";

export type AnyShape = TableShape["fields"][string];

/** Every card of a set that can be edited, group by group. */
export function entriesOf(top: TableShape, set: Tree, part: CardsPart): Entry[] {
  return Object.entries(part.groups).flatMap(([path, group]) => {
    const name = (row: Tree): string => (typeof group === "string" ? group : group(row));
    return found(top, set, path.split("/"), [], set, part, name);
  });
}

/** The cards at a path of the file, such as `building/base`. */
function found(
  shape: TableShape,
  tree: Tree,
  path: string[],
  where: string[],
  row: Tree,
  part: CardsPart,
  group: (row: Tree) => string,
): Entry[] {
  const [name, ...rest] = path;
  if (name === undefined) {
    const named = "name" in shape.fields ? tree : row;
    const art = part.art?.(tree) ?? String(tree["id"] ?? row["id"] ?? group(row));
    return [{ key: where.join("/"), group: group(row), tree, where, names: named, art, shape }];
  }
  const below = shape.fields[name];
  if (below?.kind === "tables")
    return rows(tree[name]).flatMap((one, n) =>
      found(below.shape, one, rest, [...where, `${name} ${one["id"] ?? n + 1}`], one, part, group),
    );
  if (below?.kind === "table" && tree[name])
    return found(
      below,
      tree[name] as Tree,
      rest,
      [...where, name],
      where.length ? row : (tree[name] as Tree),
      part,
      group,
    );
  return [];
}

/** A field of the form: one of the file, or several that an input of the game takes together. */
export interface FormField {
  at: string; // the first field; the text of its label is called after it
  also: string[]; // the others
}

const UNSEEN = ["id", "source"]; // names in moves and records; set by the editor
const FIRST = ["name"];
const LAST = ["flavour"];

/** The fields of a card in the order of the form. */
export function formFields(shape: TableShape, part: CardsPart): FormField[] {
  const hidden = new Set([...UNSEEN, ...(part.hidden ?? [])]);
  const fields: FormField[] = [];
  for (const at of Object.keys(shape.fields)) {
    if (hidden.has(at)) continue;
    const effects = effectWords(shape);
    const also = effects.includes(at) ? effects : (part.inputs?.[at]?.also ?? []);
    for (const other of also) hidden.add(other);
    fields.push({ at, also: also.filter((other) => other !== at && other in shape.fields) });
  }
  const rank = (field: FormField): number => (FIRST.includes(field.at) ? 0 : LAST.includes(field.at) ? 2 : 1);
  return fields.sort((a, b) => rank(a) - rank(b));
}

/** The words of a card that say what it does. */
export const effectWords = (shape: TableShape): string[] => (shape.one_of.length ? shape.one_of : shape.some_of);

/** The least that a field may hold: what an added one begins with. */
export function blank(shape: AnyShape): Value {
  switch (shape.kind) {
    case "number":
      return shape.default ?? Math.max(shape.least, Math.min(1, shape.most));
    case "word":
      return shape.default ?? shape.allowed[0] ?? "";
    case "words":
      return Array<string>(shape.least).fill(shape.allowed[0]!);
    case "counts":
      return { [shape.columns[0]!]: 1 };
    case "ways":
      return shape.columns.slice(0, Math.max(1, shape.least)).map((column) => ({ [column]: 1 }));
    case "tables":
      return Array.from({ length: Math.max(1, shape.least) }, () => blank(shape.shape));
    case "table": {
      const needed = Object.entries(shape.fields).filter(([name, one]) =>
        effectWords(shape).includes(name) ? name === effectWords(shape)[0] : !one.optional,
      );
      return Object.fromEntries(needed.map(([name, one]) => [name, blank(one)]));
    }
    case "source":
      return "owner";
    default:
      return "";
  }
}

// ---- a table of words and numbers as pieces in a row: each word, and each number so many times

export interface Piece {
  field: string;
  word: string; // the field itself, for a number
}

const MOST_SHOWN = 20;

export const isRow = (shape: TableShape): boolean =>
  Object.values(shape.fields).every((one) => one.kind === "words" || one.kind === "number");

export function piecesIn(shape: TableShape, tree: Tree): Piece[] {
  return Object.entries(shape.fields).flatMap(([field, one]) =>
    one.kind === "words"
      ? list(tree[field]).map((word) => ({ field, word }))
      : Array.from({ length: Math.min(MOST_SHOWN, Math.max(0, Number(tree[field]) || 0)) }, () => ({
          field,
          word: field,
        })),
  );
}

export const piecesFor = (shape: TableShape): Piece[] =>
  Object.entries(shape.fields).flatMap(([field, one]) =>
    one.kind === "words" ? one.allowed.map((word) => ({ field, word })) : [{ field, word: field }],
  );

export function treeOf(shape: TableShape, pieces: Piece[]): Tree {
  const tree: Tree = {};
  for (const [field, one] of Object.entries(shape.fields)) {
    const here = pieces.filter((piece) => piece.field === field);
    if (here.length) tree[field] = one.kind === "words" ? here.map((piece) => piece.word) : here.length;
  }
  return tree;
}

/** How many pieces fit. */
export const room = (shape: TableShape): number =>
  Object.values(shape.fields).reduce((sum, one) => sum + ("most" in one ? one.most : 0), 0);

/** A card with nothing on it. */
export function empty(shape: TableShape): Tree {
  const nothing = (one: AnyShape): Value =>
    one.kind === "number"
      ? (one.default ?? one.least)
      : one.kind === "word"
        ? (one.default ?? one.allowed[0] ?? "")
        : one.kind === "words" || one.kind === "tables"
          ? []
          : one.kind === "source"
            ? "owner"
            : one.kind === "texts" || one.kind === "text"
              ? ""
              : {};
  const effects = effectWords(shape);
  const needed = Object.entries(shape.fields).filter(([name, one]) => !one.optional && !effects.includes(name));
  return Object.fromEntries(needed.map(([name, one]) => [name, nothing(one)]));
}

/** Whether a card is one of those a set is counted by: the first table of the file. */
export const isMain = (entry: Entry, part: CardsPart): boolean =>
  entry.where[0]!.startsWith(`${Object.keys(part.groups)[0]!.split("/")[0]} `);
