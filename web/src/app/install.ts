import { beside, SITE } from "../net/place";
import { api } from "../net/api";
import { update } from "./update.svelte";
import { words } from "./words.svelte";

const REST = 2500; // milliseconds after the page has loaded

/** Register the service worker; when the page has come to rest, let it keep what opens without a network. */
export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    update.watch(await navigator.serviceWorker.register(beside("sw.js")));
    const { active } = await navigator.serviceWorker.ready;
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (saving) return; // then only what was opened is kept
    if (SITE) return void setTimeout(() => active?.postMessage({ type: "keep" }), REST);
    const language = words.language;
    const games = (await api.games(language)).map((game) => game.name);
    const paths = [
      `/api/games?language=${language}`,
      ...games.flatMap((game) => [`/api/games/${game}/cards?language=${language}`, `/api/games/${game}/lessons`]),
    ];
    setTimeout(() => active?.postMessage({ type: "keep", paths }), REST);
  } catch {
    // a browser that forbids it (a private window) has the page all the same, with a network
  }
}
