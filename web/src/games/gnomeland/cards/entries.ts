import type { Entry, Field, Tree } from "../../contract";
import { branch, flavour, names, points, rows } from "../../entries";
import Costs from "./Costs.svelte";
import Effect from "./Effect.svelte";
import Hire from "./Hire.svelte";

const RESOURCES = ["coin", "weapon", "mana"];
const PAID = [...RESOURCES, "trader", "soldier", "wizard", "mercenary"];
const ALL = [...PAID, "points"];

const PLAIN = ["gain", "choice", "curse", "extra_die", "reroll", "shift", "recall"];

const costs = (at: string, columns: string[], optional = false): Field => ({
  kind: "own",
  at,
  label: `editor-field-${at}`,
  Input: Costs,
  props: { at, columns, optional },
});
const effect = (...more: string[]): Field => ({
  kind: "own",
  at: "",
  rest: true,
  label: "editor-field-effect",
  Input: Effect,
  props: { choices: [...PLAIN, ...more], columns: ALL },
});
const cost = costs("cost", RESOURCES);
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
        effect(),
        ...(one["kind"] === "special" ? [costs("pay", RESOURCES, true)] : []),
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
    fields: [costs("pay", PAID), effect()],
  }));

export function entries(set: Tree): Entry[] {
  return [
    ...rows(set["building"]).flatMap(building),
    ...rows(set["mission"]).flatMap(mission),
    ...rows(set["action"]).map(plain("action", [names, effect("contest"), flavour])),
    ...rows(set["spell"]).map(plain("spell", [names, cost, effect("hex"), flavour])),
    ...rows(set["mercenary"]).map(plain("mercenary", [names, hire, flavour])),
  ];
}
