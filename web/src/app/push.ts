import { beside } from "../net/place";
import { api } from "../net/api";
import { recall, remember } from "./memory";
import { words } from "./words.svelte";

/** Whether this browser and this server can tell somebody, whose page is closed, that it is their turn. */
export async function canTell(): Promise<string | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return null;
  const info = await api.push().catch(() => null);
  return info?.available ? info.public_key : null;
}

export const isTold = (table: string): boolean => recall(table)?.told === true && Notification.permission === "granted";

/** Ask the browser, then the server; false if either says no. */
export async function tellMe(table: string, serverKey: string): Promise<boolean> {
  const keys = recall(table)?.keys ?? [];
  if (!keys.length || (await Notification.requestPermission()) !== "granted") return false;
  try {
    const worker = await navigator.serviceWorker.register(beside("sw.js"));
    await navigator.serviceWorker.ready;
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
    const { endpoint, keys: secrets } = found.toJSON();
    if (!endpoint || !secrets?.["p256dh"] || !secrets["auth"]) return false;
    await api.tell(table, keys.join(","), {
      endpoint,
      keys: { p256dh: secrets["p256dh"], auth: secrets["auth"] },
      language: words.language,
    });
  } catch {
    return false; // no push service, or the server refuses it
  }
  remember(table, { told: true });
  return true;
}

/** No more notices here: the subscription ends, and with its first failure the server forgets it. */
export async function tellNoMore(table: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  remember(table, { told: false });
}

/** The page is open but out of sight: the browser itself says whose turn it is. */
export async function notifyTurn(table: string): Promise<void> {
  if (!document.hidden || !("Notification" in window) || !isTold(table)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(words.t("your-turn"), { tag: table, icon: beside("door.svg"), data: table });
}
