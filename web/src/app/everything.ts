import { api, Refusal } from "../net/api";
import { SITE } from "../net/place";
import type { MatchSummary, SeatPlan } from "../wire";
import { saveCampaigns, takeCampaigns } from "./campaign";
import { areWords, isCount, isId } from "./foreign";
import { saveKnown, takeKnown } from "./known";
import { addSet, keptSets, type KeptSet } from "./library";
import { hasRoom, isKnownTable, remember, remembered, type Remembered } from "./memory";
import { savePuzzles, takePuzzles } from "./puzzles";
import { addRecord, keptRecords, nameOf, type Kept } from "./records";
import { settings } from "./settings.svelte";
import { newTableFromRecord } from "./new_table_from_record";
import { words } from "./words.svelte";

/** All that is somebody's own, as one file: it opens in any hall, with a server or without. */
export interface Everything {
  kind: "gnomehall-everything";
  version: 1;
  made: string;
  settings: unknown;
  puzzles: unknown;
  campaigns?: unknown; // older files have none
  known: unknown;
  sets: KeptSet[];
  records: Kept[];
  tables: OwnTable[];
}

/** A match that goes on: the keys open it where it was, the record sets it up elsewhere. */
interface OwnTable extends Pick<Remembered, "table" | "game" | "keys" | "host" | "watch" | "at" | "said" | "scores"> {
  seats: SeatPlan[];
  record: string; // "" if others play there too: it stays where it is
}

/** What came of a file. */
export interface Taken {
  records: number;
  sets: number;
  tables: number;
  known: number;
  refused: { what: string; why: string }[];
}

const KIND = "gnomehall-everything";
export const LARGEST_FILE = 16_000_000; // bytes
const MOST = { records: 240, sets: 200, tables: 40 };
const TRIES = 6; // when the hall is busy
const PAUSE = 1500; // milliseconds between them

/** Ask, and ask again while the hall is busy. */
async function patiently<T>(question: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await question();
    } catch (error) {
      const busy = error instanceof Refusal && ["too-fast", "busy"].includes(error.code);
      if (!busy || tries >= TRIES) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

// ---- out

/** Everything, and how many tables did not answer. */
export async function gather(): Promise<{ file: Everything; missing: number }> {
  const records = keptRecords();
  const tables: OwnTable[] = [];
  let missing = 0;
  for (const entry of remembered().filter((one) => !one.lesson && one.keys.length > 0)) {
    try {
      const key = entry.keys.join(",");
      const room = await patiently(() => api.room(entry.table, key));
      if (room.status === "waiting") continue;
      const record = await patiently(() => api.record(entry.table, key));
      if (room.status === "over") {
        const mine = room.seats.findIndex((seat) => seat.mine);
        const about = {
          id: entry.table,
          game: room.game,
          at: entry.at,
          mine,
          names: room.seats.map((one) => one.name),
        };
        if (!records.some((one) => one.id === about.id))
          records.push({ ...about, scores: [], text: record, ...(SITE ? { away: true } : {}) });
        continue;
      }
      const seats = room.seats.map((seat): SeatPlan | null => {
        const face = { name: seat.name, avatar: seat.avatar };
        if (seat.kind === "bot") return { sit: "bot", level: seat.level, ...face };
        return seat.mine ? { sit: "device", ...face } : null;
      });
      const alone = seats.every((seat) => seat !== null);
      const { table, game, keys, host, watch, at, said, scores } = entry;
      tables.push({
        ...{ table, game, keys, host, watch, at, said, scores },
        ...{ seats: alone ? (seats as SeatPlan[]) : [], record: alone ? record : "" },
      });
    } catch {
      missing += 1;
    }
  }
  const own = { settings: settings.save(), puzzles: savePuzzles(), campaigns: saveCampaigns(), known: saveKnown() };
  const made = new Date().toISOString();
  return { file: { kind: KIND, version: 1, made, ...own, sets: keptSets(), records, tables }, missing };
}

// ---- in

/** A file as it was saved here or elsewhere; null if it is something else. */
export function read(text: string): Everything | null {
  try {
    const found = JSON.parse(text) as Partial<Everything>;
    return found.kind === KIND && found.version === 1 ? (found as Everything) : null;
  } catch {
    return null;
  }
}

const list = <T>(found: unknown, most: number): T[] => (Array.isArray(found) ? (found as T[]).slice(0, most) : []);
const isWords = (found: unknown): found is string[] => areWords(found, 200);
const number = (found: unknown): number => (isCount(found) ? found : 0);
const idOrNone = (found: unknown): string => (isId(found) ? found : "");

/** Take in what is not here yet; nothing that is here is changed. `tell` hears how far it is. */
export async function takeIn(file: Everything, tell: (done: number, of: number) => void): Promise<Taken> {
  const { t } = words;
  const taken: Taken = { records: 0, sets: 0, tables: 0, known: 0, refused: [] };
  const parts = [
    ...list<unknown>(file.sets, MOST.sets).map((one) => ({ kind: "sets" as const, of: () => takeSet(one) })),
    ...list<Kept>(file.records, MOST.records).map((one) => ({ kind: "records" as const, of: () => takeRecord(one) })),
    ...list<OwnTable>(file.tables, MOST.tables).map((one) => ({ kind: "tables" as const, of: () => takeTable(one) })),
  ];
  const counts = { sets: 0, records: 0, tables: 0 };
  for (const [n, { kind, of }] of parts.entries()) {
    tell(n, parts.length);
    counts[kind] += 1;
    try {
      const result = await of();
      if (result === "kept") taken[kind] += 1;
      else if (result === "known") taken.known += 1;
      else taken.refused.push({ what: t(`keep-one-${kind}`, { n: counts[kind] }), why: t(`keep-${result}`) });
    } catch (error) {
      if (error instanceof Refusal && error.code === "offline") throw error;
      const why = error instanceof Refusal ? error.message : t("keep-wrong"); // such as a table a thousand tables deep
      taken.refused.push({ what: t(`keep-one-${kind}`, { n: counts[kind] }), why });
    }
  }
  takePuzzles(file.puzzles);
  takeCampaigns(file.campaigns);
  takeKnown(file.known);
  settings.take(file.settings);
  await words.speak(settings.language);
  return taken;
}

type Result = "kept" | "known" | "full" | "wrong" | "elsewhere";

/** A card set plays only if the hall says that it can. */
async function takeSet(found: unknown): Promise<Result> {
  const { game, whole } = (found ?? {}) as Partial<KeptSet>;
  if (typeof game !== "string" || typeof whole !== "string") return "wrong";
  const { language } = words;
  const plays = whole !== "" && (await patiently(() => api.checkCards({ game, cards: whole, language }))).ok;
  return addSet({ ...(found as KeptSet), whole: plays ? whole : "" });
}

/** The engine plays a record from its first move to its last; what it says of it is what is kept. */
const replayed = (text: string): Promise<MatchSummary> => patiently(() => api.summaryOfRecord(text, words.language));

async function takeRecord(found: Kept): Promise<Result> {
  if (typeof found?.text !== "string" || !found.text) return "wrong";
  if (keptRecords().some((one) => one.text === found.text)) return "known";
  const summary = await replayed(found.text);
  const mine = Number.isInteger(found.mine) && found.mine < summary.names.length ? Math.max(-1, found.mine) : -1;
  return addRecord({
    id: isId(found.id) ? found.id : nameOf(found.text),
    game: summary.game,
    at: number(found.at),
    names: isWords(found.names) && found.names.length === summary.names.length ? found.names : summary.names,
    mine,
    scores: summary.steps.at(-1)?.scores ?? [],
    text: found.text,
    ...(found.away === true ? { away: true } : {}),
  });
}

/** A match that goes on: at its own table if this hall has it, else at a new one after the same moves. */
async function takeTable(found: OwnTable): Promise<Result> {
  if (!isId(found?.table) || !isWords(found.keys) || typeof found.record !== "string") return "wrong";
  if (isKnownTable(found.table)) return "known";
  if (!hasRoom()) return "full";
  const about = { said: typeof found.said === "string" ? found.said.slice(0, 200) : "", origin: found.table };
  const game = await gameHere(found);
  if (game) {
    const [host, watch] = [idOrNone(found.host), idOrNone(found.watch)];
    remember(found.table, { ...about, game, keys: found.keys, host, watch, at: number(found.at) });
    return "kept";
  }
  if (!found.record) return "elsewhere";
  const summary = await replayed(found.record);
  await patiently(() =>
    newTableFromRecord(summary.game, list<SeatPlan>(found.seats, 12), found.record, summary.moves, about),
  );
  return "kept";
}

/** The game of the table, if this hall knows it and the keys open a seat. */
async function gameHere({ table, keys }: OwnTable): Promise<string> {
  try {
    const room = await patiently(() => api.room(table, keys.join(",")));
    return room.seats.some((seat) => seat.mine) ? room.game : "";
  } catch (error) {
    if (error instanceof Refusal && error.code !== "offline") return "";
    throw error;
  }
}
