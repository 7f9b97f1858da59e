import type { Entry, Field, Tree } from "../../contract";
import { branch, flavour, names, points, rows } from "../../entries";
import Bundle from "./Bundle.svelte";
import Effect from "./Effect.svelte";
import Hire from "./Hire.svelte";

const RESOURCES = ["coin", "weapon", "mana"];
const PAID = [...RESOURCES, "trader", "soldier", "wizard", "mercenary"];
const ALL = [...PAID, "points"];

const bundle = (at: string, columns: string[]): Field => ({
  kind: "own",
  at,
  label: `editor-field-${at}`,
  Input: Bundle,
  props: { at, columns },
});
const effect = (choices: string[], columns: string[]): Field => ({
  kind: "own",
  at: "",
  rest: true,
  label: "editor-field-effect",
  Input: Effect,
  props: { choices, columns },
});
const cost = bundle("cost", RESOURCES);
const standard = effect(["gain", "choice"], PAID);
const special = effect(["gain", "choice", "extra_die", "reroll", "shift"], RESOURCES);
const any = effect(["gain", "choice", "extra_die", "reroll", "recall", "hex", "curse", "contest"], ALL);
const hire: Field = { kind: "own", at: "hire", label: "editor-field-hire", Input: Hire, props: { columns: RESOURCES } };

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

const SIDES = ["base", "advanced"];

const building = (one: Tree): Entry[] =>
  SIDES.map((side) => {
    const tree = branch(one, side);
    return {
      key: `building ${one["id"]}/${side}`,
      group: String(one["kind"]),
      tree,
      where: [`building ${one["id"]}`, side],
      names: tree,
      art: String(tree["id"]),
      fields: [
        names,
        cost,
        ...(one["kind"] === "special" ? [special, bundle("pay", RESOURCES)] : [standard]),
        points,
        flavour,
      ],
    };
  });

const mission = (one: Tree): Entry[] =>
  SIDES.map((side) => ({
    key: `mission ${one["id"]}/${side}`,
    group: `mission-${side}`,
    tree: branch(one, side),
    where: [`mission ${one["id"]}`, side],
    names: one,
    art: String(one["id"]),
    fields: [bundle("pay", PAID), bundle("gain", ALL)],
  }));

export function entries(set: Tree): Entry[] {
  return [
    ...rows(set["building"]).flatMap(building),
    ...rows(set["mission"]).flatMap(mission),
    ...rows(set["action"]).map(plain("action", [names, any, flavour])),
    ...rows(set["spell"]).map(plain("spell", [names, cost, any, flavour])),
    ...rows(set["mercenary"]).map(plain("mercenary", [names, hire, flavour])),
  ];
}
