import { nameOf } from "./records";

/** The card sets this browser keeps: several by name, each with the way back from every change. */
export type Value = string | number | boolean | Value[] | Tree;
export interface Tree {
  [key: string]: Value;
}

/** What stood before, by place (`building/3`); null: nothing did. */
export type Patch = Record<string, Value | null>;
export interface Change {
  at: number;
  what: string; // the end of the text's key
  card: string; // its name, or ""
  back: Patch;
}
export interface KeptSet {
  id: string;
  game: string;
  name: string;
  tree: Tree;
  blank: boolean; // begun empty: cards nobody entered are shown empty
  from: "" | "link" | "file";
  at: number; // last change
  mine: number; // cards entered
  of: number;
  whole: string; // the file it plays with, filled up with the game's cards; "" until there is one
  changes: Change[]; // newest first
  undone: Change[]; // newest first, with the way forward
  removed: number; // when, or 0
}

const LIST = "gnomehall.sets";
const place = (id: string): string => `gnomehall.set.${id}`;
const MOST_CHANGES = 200;
const MOST_REMOVED = 10;
const TOGETHER = 30_000; // milliseconds within which the same change of a card is one

const ids = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem(LIST) ?? "[]") as string[];
  } catch {
    return [];
  }
};

function read(id: string): KeptSet | null {
  try {
    return JSON.parse(localStorage.getItem(place(id)) ?? "null") as KeptSet | null;
  } catch {
    return null;
  }
}

/** Every set, the one changed last first; `game`: of one game. */
export function keptSets(game = ""): KeptSet[] {
  return ids()
    .map(read)
    .filter((one): one is KeptSet => one !== null && !one.removed && (!game || one.game === game))
    .sort((a, b) => b.at - a.at);
}

/** Sets that were removed and can be had back, the last one first. */
export const removedSets = (): KeptSet[] =>
  ids()
    .map(read)
    .filter((one): one is KeptSet => !!one?.removed)
    .sort((a, b) => b.removed - a.removed);

export const keptSet = (id: string): KeptSet | null => read(id);

/** Keep a set; false if this browser has no room for it. */
export function keepSet(set: KeptSet): boolean {
  try {
    localStorage.setItem(place(set.id), JSON.stringify(set));
    if (!ids().includes(set.id)) localStorage.setItem(LIST, JSON.stringify([...ids(), set.id]));
    return true;
  } catch {
    return false;
  }
}

export function newSet(game: string, name: string, tree: Tree, more: Partial<KeptSet> = {}): KeptSet {
  const id = [...crypto.getRandomValues(new Uint8Array(8))].map((one) => one.toString(16).padStart(2, "0")).join("");
  const none = { blank: false, from: "" as const, mine: 0, of: 0, whole: "", changes: [], undone: [], removed: 0 };
  return { id, game, name: freeName(game, name), tree, at: Date.now(), ...none, ...more };
}

/** A name no set of the game has: "Rainy Sunday 2". */
function freeName(game: string, name: string): string {
  const taken = keptSets(game).map((one) => one.name);
  let found = name;
  for (let n = 2; taken.includes(found); n += 1) found = `${name} ${n}`;
  return found;
}

const MOST_SETS = 200;
const LARGEST = 1_000_000; // letters of one

/** Add a set of another browser; it never replaces one that is here. */
export function addSet(found: unknown): "kept" | "known" | "full" | "wrong" {
  const set = sound(found);
  if (!set) return "wrong";
  const same = JSON.stringify([set.game, set.tree]);
  const here = ids()
    .map(read)
    .filter((one) => one !== null);
  if (here.some((one) => JSON.stringify([one.game, one.tree]) === same)) return "known";
  if (here.length >= MOST_SETS) return "full";
  const id = read(set.id) ? nameOf(same) : set.id;
  if (read(id)) return "known"; // taken in before, and changed since
  return keepSet({ ...set, id, name: freeName(set.game, set.name) }) ? "kept" : "full";
}

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

/** A set with everything it needs, from a file. */
function sound(found: unknown): KeptSet | null {
  if (!isTree(found) || JSON.stringify(found).length > LARGEST) return null;
  const { id, game, name, tree, whole, at, mine, of, changes, undone } = found as unknown as KeptSet;
  const texts: [unknown, RegExp][] = [
    [id, /^\w{1,40}$/],
    [game, /^[a-z]{1,40}$/],
    [name, /^.{1,120}$/],
    [whole, /^/],
  ];
  if (!texts.every(([text, shape]) => typeof text === "string" && shape.test(text)) || !isTree(tree)) return null;
  const isChange = (one: Change): boolean =>
    isTree(one) && typeof one.at === "number" && /^[a-z-]{1,40}$/.test(one.what) && isTree(one.back);
  const few = (all: Change[]): Change[] =>
    (Array.isArray(all) ? all : [])
      .filter(isChange)
      .slice(0, MOST_CHANGES)
      .map((one) => ({ at: one.at, what: one.what, card: String(one.card ?? ""), back: one.back }));
  const number = (one: unknown): number => (typeof one === "number" && Number.isFinite(one) ? one : 0);
  return {
    ...{ id, game, name, tree, whole, at: number(at), mine: number(mine), of: number(of) },
    ...{ changes: few(changes), undone: few(undone), blank: found["blank"] === true, from: "file", removed: 0 },
  };
}

/** Put a set away; the oldest of those put away are forgotten when there are many. */
export function removeSet(id: string): void {
  const set = read(id);
  if (!set) return;
  keepSet({ ...set, removed: Date.now() });
  for (const old of removedSets().slice(MOST_REMOVED)) {
    localStorage.removeItem(place(old.id));
    localStorage.setItem(LIST, JSON.stringify(ids().filter((one) => one !== old.id)));
  }
}

export function restoreSet(id: string): void {
  const set = read(id);
  if (set) keepSet({ ...set, removed: 0 });
}

// ---- changes

/** A set by places: every card of an array on its own, and how many there are. */
function places(tree: Tree): Map<string, Value> {
  const found = new Map<string, Value>();
  for (const [name, value] of Object.entries(tree)) {
    if (!Array.isArray(value)) found.set(name, value);
    else {
      found.set(`${name}/#`, value.length);
      value.forEach((one, n) => found.set(`${name}/${n}`, one));
    }
  }
  return found;
}

/** What leads from `after` back to `before`. */
export function wayBack(before: Tree, after: Tree): Patch {
  const [old, now] = [places(before), places(after)];
  const patch: Patch = {};
  for (const at of new Set([...old.keys(), ...now.keys()]))
    if (JSON.stringify(old.get(at)) !== JSON.stringify(now.get(at))) patch[at] = old.get(at) ?? null;
  return patch;
}

export function goBack(tree: Tree, patch: Patch): Tree {
  const next: Tree = { ...tree };
  for (const [at, value] of Object.entries(patch)) {
    const [name, n] = at.split("/") as [string, string?];
    if (n === undefined) {
      if (value === null) delete next[name];
      else next[name] = value;
      continue;
    }
    const list = [...((next[name] as Value[] | undefined) ?? [])];
    if (n === "#") list.length = value === null ? 0 : Math.min(list.length, Number(value));
    else if (value === null) list.length = Math.min(list.length, Number(n));
    else list[Number(n)] = value;
    next[name] = list;
  }
  return next;
}

/** The set with its tree changed, and the way back kept. */
export function changed(set: KeptSet, tree: Tree, what: string, card = "", now = Date.now()): KeptSet {
  const back = wayBack(set.tree, tree);
  if (!Object.keys(back).length) return set;
  const [last, ...rest] = set.changes;
  const joins = last && last.what === what && last.card === card && card !== "" && now - last.at < TOGETHER;
  const change = { at: now, what, card, back: joins ? { ...back, ...last.back } : back };
  const changes = [change, ...(joins ? rest : set.changes)].slice(0, MOST_CHANGES);
  return { ...set, tree, at: now, changes, undone: [] };
}

/** The set before its last `count` changes. */
export function undo(set: KeptSet, count = 1): KeptSet {
  let { tree, changes, undone } = set;
  for (const change of changes.slice(0, count)) {
    const before = goBack(tree, change.back);
    undone = [{ ...change, back: wayBack(tree, before) }, ...undone];
    [tree, changes] = [before, changes.slice(1)];
  }
  return { ...set, tree, changes, undone, at: Date.now() };
}

/** The set with the change that was undone last. */
export function redo(set: KeptSet): KeptSet {
  const [change, ...undone] = set.undone;
  if (!change) return set;
  const tree = goBack(set.tree, change.back);
  const changes = [{ ...change, back: wayBack(set.tree, tree) }, ...set.changes];
  return { ...set, tree, changes, undone, at: Date.now() };
}
