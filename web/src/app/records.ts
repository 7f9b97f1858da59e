/** Matches as this browser keeps them: what was played here, and files that were opened. */
export interface Kept {
  id: string;
  game: string;
  at: number;
  names: string[];
  mine: number; // the seat that was ours, or -1
  scores: number[];
  text: string;
  away?: boolean; // played without a server
  handed?: string; // the table of the server that has it since
}

const KEY = "gnomehall.records";
const DROPPED = "gnomehall.records.dropped";
const MOST_DROPPED = 3;
const MOST = 200;
const LARGEST = 300_000; // characters of one
const ALL = 3_000_000; // of all together: a browser keeps about five million

export function keptRecords(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keptRecord(id: string): Kept | undefined {
  return keptRecords().find((one) => one.id === id);
}

/** Keep a record, newest first; the oldest go when there are too many. False: it is too large to keep. */
export function keepRecord(record: Kept): boolean {
  if (record.text.length > LARGEST) return false;
  let list = [record, ...keptRecords().filter((one) => one.id !== record.id)].slice(0, MOST);
  while (list.length > 1 && list.reduce((sum, one) => sum + one.text.length, 0) > ALL) list = list.slice(0, -1);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

/** Add a record without losing another one: `full` if there is no room, `known` if it is here already. */
export function addRecord(record: Kept): "kept" | "known" | "full" {
  const list = keptRecords();
  if (list.some((one) => one.text === record.text)) return "known";
  const size = list.reduce((sum, one) => sum + one.text.length, record.text.length);
  if (record.text.length > LARGEST || list.length >= MOST || size > ALL) return "full";
  const id = list.some((one) => one.id === record.id) ? nameOf(record.text) : record.id;
  try {
    localStorage.setItem(KEY, JSON.stringify([...list, { ...record, id }].sort((a, b) => b.at - a.at)));
    return "kept";
  } catch {
    return "full";
  }
}

/** A record was handed to the server, which has it at a table. */
export function noteHanded(id: string, handed: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptRecords().map((one) => (one.id === id ? { ...one, handed } : one))));
}

/** Take a record away; it is given back, so that the list can be as it was. */
export function dropRecord(id: string): Kept | undefined {
  const dropped = keptRecord(id);
  localStorage.setItem(KEY, JSON.stringify(keptRecords().filter((one) => one.id !== id)));
  if (dropped) localStorage.setItem(DROPPED, JSON.stringify([dropped, ...droppedRecords()].slice(0, MOST_DROPPED)));
  return dropped;
}

/** Records that were taken away and can be had back, the last one first. */
export function droppedRecords(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(DROPPED) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** The record taken away last comes back. */
export function restoreRecord(): void {
  const [last, ...rest] = droppedRecords();
  if (last && keepRecord(last)) localStorage.setItem(DROPPED, JSON.stringify(rest));
}

/** A short name that is the same for the same text; it need not withstand anybody. */
export function nameOf(text: string): string {
  let one = 0xdeadbeef,
    two = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return [one, two].map((half) => (half >>> 0).toString(36)).join("");
}
