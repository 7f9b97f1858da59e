import type { CardsPart, Entry, Tree } from "../../games/contract";
import { said } from "../../games/entries";
import { entriesOf } from "../../games/shapes";
import type { Rulebook } from "./rulebook";

const OURS = " (Gnomehall)"; // after the name of a card of ours that the owner's set has too

/** Whether the owner entered something of a card. */
export function isMine(entry: Entry): boolean {
  const source = entry.tree["source"] ?? entry.names["source"];
  return source === "owner" || (typeof source === "object" && Object.values(source).includes("owner"));
}

export const plainName = (entry: Entry): string => said(entry.names, "name", "en").trim();

/** The set with the card that the loader refuses (`where`) taken from the game; a card of the game that has the name of
 *  an owner's one steps aside. Null: no card is to blame. */
export function filledUp(set: Tree, where: string[] | null, part: CardsPart, book: Rulebook): Tree;
export function filledUp(set: Tree, where: string[], part: CardsPart, book: Rulebook): Tree | null;
export function filledUp(set: Tree, where: string[] | null, part: CardsPart, book: Rulebook): Tree | null {
  const next = JSON.parse(JSON.stringify(set)) as Tree;
  const entries = entriesOf(book.shape, next, part);
  if (where !== null) {
    const bad = entries.findLast((one) => one.where.every((name, n) => name === where[n]));
    const ours = bad && entriesOf(book.shape, book.tree, part).find((one) => one.key === bad.key);
    if (!bad || !ours || JSON.stringify(bad.tree) === JSON.stringify(ours.tree)) return null;
    for (const name of Object.keys(bad.tree)) delete bad.tree[name];
    Object.assign(bad.tree, JSON.parse(JSON.stringify(ours.tree)));
  }
  const names = new Set(entries.filter(isMine).map((one) => plainName(one).toLowerCase()));
  for (const one of entries)
    if (!isMine(one) && one.names === one.tree && names.has(plainName(one).toLowerCase()))
      one.tree["name"] = plainName(one) + OURS;
  return next;
}
