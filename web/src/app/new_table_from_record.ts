import { keepPromise } from "../fair/promises";
import { api } from "../net/api";
import type { Created, SeatPlan } from "../wire";
import { remember, type Remembered } from "./memory";
import { words } from "./words.svelte";

/** A new table that begins with the moves of a record; it is remembered, and nobody goes there. */
export async function newTableFromRecord(
  game: string,
  seats: SeatPlan[],
  record: string,
  moves: number,
  more: Partial<Remembered>,
): Promise<Created> {
  const { language } = words;
  const created = await api.create({ game, seats, play_on: { record, moves }, language });
  const keys = created.keys.map((seat) => seat.key);
  const { entropy, commitment } = keepPromise(created.table, created.commitment, null, true, {
    given: moves,
    sent: true,
  });
  await api.start(created.table, [created.host, ...keys].join(","), language, { entropy, commitment });
  remember(created.table, { game, keys, host: created.host, watch: created.watch, at: Date.now(), ...more });
  return created;
}
