import { BESIDE_SERVER } from "../net/place";

/** The tables this browser has keys for, newest first: what `Continue` and a reload need. */
export interface Remembered {
  table: string;
  game: string;
  keys: string[]; // seat keys
  host: string; // or ""
  watch: string; // or ""
  at: number;
  over: boolean;
  said: string; // one line for the home page: with whom
  scores: { colour: string; points: number; mine: boolean }[];
  told?: boolean; // this browser is told when it is its turn
  origin?: string; // the table of another hall whose match is played on here
  lesson?: { id: string; others: { seat: number; key: string }[]; free: boolean; from?: number; back?: string }; // the guide of the learn page sits there; `back` is its chapter
}

const KEY = BESIDE_SERVER ? "gnomehall.tables.here" : "gnomehall.tables";
const MOST = 40;

export function remembered(): Remembered[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Remembered[];
  } catch {
    return [];
  }
}

export function recall(table: string): Remembered | undefined {
  return remembered().find((entry) => entry.table === table);
}

/** Add or change what is known of a table. */
export function remember(table: string, what: Partial<Remembered>): Remembered {
  const others = remembered().filter((entry) => entry.table !== table);
  const before = recall(table) ?? {
    table,
    game: "",
    keys: [],
    host: "",
    watch: "",
    at: Date.now(),
    over: false,
    said: "",
    scores: [],
  };
  const entry = { ...before, ...what, keys: [...new Set([...before.keys, ...(what.keys ?? [])])] };
  try {
    localStorage.setItem(KEY, JSON.stringify([entry, ...others].slice(0, MOST)));
  } catch {
    // without storage a reload needs the seat link
  }
  return entry;
}

/** Whether a table is here, or was taken in from another hall. */
export const isKnownTable = (table: string): boolean =>
  remembered().some((entry) => entry.table === table || entry.origin === table);

/** Whether one more can be remembered without forgetting another. */
export const hasRoom = (): boolean => remembered().length < MOST;

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(remembered().filter((entry) => entry.table !== table)));
}
