import { originOf } from "../../app/cards";
import type { Game } from "../scorer/sheets.svelte";
import type { Tree, Value } from "./toml";

/** A field of the form. `at` is its place in the card; what the loader says about a field below it is shown here too. */
export type Field =
  | { kind: "names"; at: string; long?: boolean }
  | { kind: "type"; at: string }
  | { kind: "slots"; at: string; pieces: string[]; most: number }
  | { kind: "parchment"; at: "cost"; also: "effect" }
  | { kind: "gains"; at: "bonus" }
  | { kind: "number"; at: string; least: number; most: number; piece?: string }
  | { kind: "pair"; at: string }
  | { kind: "bundle"; at: string; words: string[] }
  | { kind: "ways"; at: string; words: string[] } // a list of bundles
  | { kind: "effect"; at: ""; words: string[]; columns: string[] };

/** A card of the set: where it is in the file, how the loader calls it, and its fields. */
export interface Entry {
  key: string;
  group: string; // heading in the list
  tree: Tree; // the card itself
  where: string[]; // as the loader names it
  names: Tree; // where the name stands
  art: string; // id for the picture
  fields: Field[];
}

const GNOMES = ["child", "villager", "soldier", "merchant", "artisan", "inventor", "any"];
const GAINS = [...GNOMES, "specialist"];
const RESOURCES = ["coin", "weapon", "mana"];
const PAID = [...RESOURCES, "trader", "soldier", "wizard", "mercenary"];
const ALL = [...PAID, "points"];

const names: Field = { kind: "names", at: "name" };
const flavour: Field = { kind: "names", at: "flavour", long: true };
const parchment: Field = { kind: "parchment", at: "cost", also: "effect" };

export const branch = (tree: Tree, at: string): Tree => tree[at] as Tree;
export const rows = (value: Value | undefined): Tree[] => (Array.isArray(value) ? (value as Tree[]) : []);

function town(set: Tree): Entry[] {
  const card = (group: string, tree: Tree, where: string[], fields: Field[]): Entry => ({
    key: where.join("/"),
    group,
    tree,
    where,
    names: tree,
    art: String(tree["id"] ?? group),
    fields,
  });
  const board = branch(set, "board");
  return [
    ...rows(set["building"]).map((one) =>
      card(
        "building",
        one,
        [`building ${one["id"]}`],
        [
          names,
          { kind: "type", at: "type" },
          { kind: "slots", at: "team", pieces: GNOMES, most: 4 },
          { kind: "slots", at: "immigration", pieces: GAINS, most: 8 },
          parchment,
          { kind: "slots", at: "housing", pieces: GNOMES, most: 8 },
          flavour,
        ],
      ),
    ),
    ...rows(set["councilor"]).map((one) =>
      card(
        "councilor",
        one,
        [`councilor ${one["id"]}`],
        [
          names,
          { kind: "type", at: "type" },
          parchment,
          { kind: "gains", at: "bonus" },
          { kind: "number", at: "points", least: 0, most: 9, piece: "medal" },
          flavour,
        ],
      ),
    ),
    ...rows(board?.["action"]).map((one) =>
      card("parchment", one, ["board", `action ${one["id"]}`], [names, parchment]),
    ),
    ...(board
      ? [
          card(
            "board",
            board,
            ["board"],
            [names, { kind: "slots", at: "housing", pieces: ["child", "villager"], most: 16 }, flavour],
          ),
        ]
      : []),
  ];
}

function cave(set: Tree): Entry[] {
  const figures: Field[] = [
    { kind: "number", at: "count", least: 1, most: 20, piece: "rune" },
    { kind: "number", at: "points", least: 0, most: 9, piece: "medal" },
  ];
  return [
    ...rows(set["token"]).map((one): Entry => ({
      key: `token ${one["id"]}`,
      group: "token",
      tree: one,
      where: [`token ${one["id"]}`],
      names: one,
      art: String(one["id"]),
      fields: [names, ...figures],
    })),
    ...rows(set["combined"]).map((one, n): Entry => ({
      key: `combined ${n + 1}`,
      group: "combined",
      tree: one,
      where: [`combined ${n + 1}`],
      names: {},
      art: ((one["pair"] as string[] | undefined) ?? []).join("/"),
      fields: [{ kind: "pair", at: "pair" }, ...figures],
    })),
  ];
}

function land(set: Tree): Entry[] {
  const standard: Field = { kind: "effect", at: "", words: ["gain", "choice"], columns: [...PAID] };
  const special: Field = {
    kind: "effect",
    at: "",
    words: ["gain", "choice", "extra_die", "reroll", "shift"],
    columns: RESOURCES,
  };
  const any: Field = {
    kind: "effect",
    at: "",
    words: ["gain", "choice", "extra_die", "reroll", "recall", "hex", "curse", "contest"],
    columns: ALL,
  };
  const cost = (at: string): Field => ({ kind: "bundle", at, words: RESOURCES });
  const points: Field = { kind: "number", at: "points", least: 0, most: 9, piece: "medal" };
  const plain =
    (group: string, fields: Field[]) =>
    (one: Tree): Entry => ({
      key: `${group} ${one["id"]}`,
      group,
      tree: one,
      where: [`${group} ${one["id"]}`],
      names: one,
      art: String(one["id"]),
      fields,
    });
  const sides = (one: Tree): Entry[] =>
    ["base", "advanced"].map((side) => {
      const tree = branch(one, side);
      const fields = [
        names,
        cost("cost"),
        ...(one["kind"] === "special" ? [special, { ...cost("pay") }] : [standard]),
        points,
        flavour,
      ];
      return {
        key: `building ${one["id"]}/${side}`,
        group: String(one["kind"]),
        tree,
        where: [`building ${one["id"]}`, side],
        names: tree,
        art: String(tree["id"]),
        fields,
      };
    });
  const mission = (one: Tree): Entry[] =>
    ["base", "advanced"].map((side) => ({
      key: `mission ${one["id"]}/${side}`,
      group: `mission-${side}`,
      tree: branch(one, side),
      where: [`mission ${one["id"]}`, side],
      names: one,
      art: String(one["id"]),
      fields: [
        { kind: "bundle", at: "pay", words: PAID },
        { kind: "bundle", at: "gain", words: ALL },
      ],
    }));
  return [
    ...rows(set["building"]).flatMap(sides),
    ...rows(set["mission"]).flatMap(mission),
    ...rows(set["action"]).map(plain("action", [names, any, flavour])),
    ...rows(set["spell"]).map(plain("spell", [names, cost("cost"), any, flavour])),
    ...rows(set["mercenary"]).map(plain("mercenary", [names, { kind: "ways", at: "hire", words: RESOURCES }, flavour])),
  ];
}

/** Every card of a set that can be edited. */
export function entries(game: Game, set: Tree): Entry[] {
  return { gems: cave, gnomopolis: town, gnomeland: land }[game](set);
}

/** A text of a card in a language; one plain text serves for all. */
export function said(tree: Tree, at: string, language: string): string {
  const value = tree[at];
  if (typeof value === "string") return value;
  const texts = (value ?? {}) as Record<string, string>;
  return texts[language] ?? texts["en"] ?? "";
}

/** Where an entry's figures come from. */
export function origin(entry: Entry): string {
  return originOf((entry.tree["source"] ?? entry.names["source"]) as string | Record<string, string> | undefined);
}
