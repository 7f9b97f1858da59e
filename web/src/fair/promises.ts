import type { Event, Room } from "../wire";

/** What this browser was promised about a table's shuffle, and what it saw of it. */
export interface Promised {
  table: string;
  commitment: string; // the first it was shown
  deal: number | null; // the number of the deal, if it had one then
  early: boolean; // it was shown before the match began
  entropy: string; // this browser's share in the shuffle, made after it had the commitment
  given: number | null; // the moves the table begins with; null: not heard yet
  sent: boolean; // that share was sent before the match began, so it must count
  counted: boolean; // the server has shown that share among the seats'
  broken: boolean; // the server has shown another commitment since
  seen: string[]; // the outcomes of chance, as they came
  version: number; // up to which they are here
}

const KEY = "gnomehall.promises";
const MOST = 40;

function all(): Promised[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Promised[];
  } catch {
    return [];
  }
}

function write(promise: Promised): void {
  const others = all().filter((one) => one.table !== promise.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([promise, ...others].slice(0, MOST)));
  } catch {
    // without storage the end page says that nothing was kept
  }
}

export function promiseOf(table: string): Promised | undefined {
  return all().find((one) => one.table === table);
}

/** Keep what a table promises, once: what comes later never replaces it. */
export function keepPromise(
  table: string,
  commitment: string,
  deal: number | null,
  early: boolean,
  { given = null, sent = false }: Partial<Pick<Promised, "given" | "sent">> = {},
): Promised {
  const known = promiseOf(table);
  if (known) return known;
  const entropy = crypto.getRandomValues(new Uint8Array(16));
  const promise: Promised = {
    table,
    commitment,
    deal,
    early,
    entropy: Array.from(entropy, (byte) => byte.toString(16).padStart(2, "0")).join(""),
    given,
    sent,
    counted: false,
    broken: false,
    seen: [],
    version: 0,
  };
  write(promise);
  return promise;
}

/** Look at a room as it came; `answers`: it came after the server had heard this browser's share.
 * True: the promise is new, and that share is still to be sent. */
export function noteRoom(room: Room, answers = false): boolean {
  const mine = room.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const known = promiseOf(room.table);
  const promise = keepPromise(room.table, room.commitment, room.deal, room.status === "waiting");
  const broken = promise.broken || room.commitment !== promise.commitment;
  const counted = promise.counted || (mine.length > 0 && mine.every((seat) => room.entropy[seat] === promise.entropy));
  const sent = promise.sent || (answers && mine.length > 0 && room.status === "waiting");
  const given = promise.given ?? room.given;
  const now = { ...promise, broken, counted, sent, given };
  if (JSON.stringify(now) !== JSON.stringify(promise)) write(now);
  return !known && mine.length > 0 && room.status === "waiting";
}

/** Keep the outcomes of chance as they are shown: at the end none of them may be another. */
export function noteEvents(table: string, events: Event[]): void {
  const promise = promiseOf(table);
  const fresh = events.filter((event) => event.version > (promise?.version ?? 0));
  if (!promise || !fresh.length || fresh[0]!.version !== promise.version + 1) return;
  const drawn = fresh.filter((event) => event.seat < 0 && event.kind === "move").map((event) => event.move.text);
  write({ ...promise, seen: [...promise.seen, ...drawn], version: fresh.at(-1)!.version });
}
