import type { Entry, Field, Tree } from "../../contract";
import { branch, flavour, names, points, rows } from "../../entries";
import Gains from "./Gains.svelte";
import Parchment from "./Parchment.svelte";
import SlotsOf from "./SlotsOf.svelte";
import Type from "./Type.svelte";

const GNOMES = ["child", "villager", "soldier", "merchant", "artisan", "inventor", "any"];
const GAINS = [...GNOMES, "specialist"];

const slots = (at: string, pieces: string[], most: number): Field => ({
  kind: "own",
  at,
  label: `editor-field-${at}`,
  note: `editor-note-${at}`,
  Input: SlotsOf,
  props: { at, pieces, most },
});
const type: Field = { kind: "own", at: "type", label: "editor-field-type", Input: Type };
const bonus: Field = { kind: "own", at: "bonus", label: "editor-field-bonus", Input: Gains };
const parchment: Field = {
  kind: "own",
  at: "cost",
  also: ["effect"],
  label: "editor-field-parchment",
  note: "editor-note-cost",
  Input: Parchment,
};

const BUILDING = [
  names,
  type,
  slots("team", GNOMES, 4),
  slots("immigration", GAINS, 8),
  parchment,
  slots("housing", GNOMES, 8),
  flavour,
];
const COUNCILOR = [names, type, parchment, bonus, points, flavour];
const BOARD = [names, slots("housing", GNOMES, 16), flavour];

export function entries(set: Tree): Entry[] {
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
    ...rows(set["building"]).map((one) => card("building", one, [`building ${one["id"]}`], BUILDING)),
    ...rows(set["councilor"]).map((one) => card("councilor", one, [`councilor ${one["id"]}`], COUNCILOR)),
    ...rows(board?.["action"]).map((one) =>
      card("parchment", one, ["board", `action ${one["id"]}`], [names, parchment]),
    ),
    ...(board ? [card("board", board, ["board"], BOARD)] : []),
  ];
}
