import { keepRecord, type Kept } from "../../app/records";
import { Playback } from "../../table/playback.svelte";

/** Keep a record so that it replays without the network: the service worker remembers every position asked for here. */
export function keepMatch(record: Kept, language: string): boolean {
  const kept = keepRecord(record);
  if (kept) void watch(record.text, language).catch(() => {}); // without the positions it still replays with a network
  return kept;
}

async function watch(record: string, language: string): Promise<void> {
  const playback = new Playback({ record });
  await playback.load(language);
  await playback.all();
}
