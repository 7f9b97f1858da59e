import type { Entry, Field, Tree } from "../../contract";
import { list, names, points, rows } from "../../entries";
import Pair from "./Pair.svelte";

const count = (most: number): Field => ({
  kind: "number",
  at: "count",
  label: "editor-field-count",
  least: 0,
  most,
  piece: "rune",
});

export function entries(set: Tree): Entry[] {
  return [
    ...rows(set["token"]).map((one): Entry => ({
      key: `token ${one["id"]}`,
      group: "token",
      tree: one,
      where: [`token ${one["id"]}`],
      names: one,
      art: String(one["id"]),
      fields: [names, count(30), points],
    })),
    ...rows(set["combined"]).map((one, n): Entry => ({
      key: `combined ${n + 1}`,
      group: "combined",
      tree: one,
      where: [`combined ${n + 1}`],
      names: {},
      art: list(one["pair"]).join("/"),
      fields: [{ kind: "own", at: "pair", label: "editor-field-pair", Input: Pair }, count(12)],
    })),
  ];
}
