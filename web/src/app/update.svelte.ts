import { beside, SITE } from "../net/place";
import { router } from "./router.svelte";

const OFTEN = 3_600_000; // milliseconds between two looks for a new version

/** A new version of this page: it waits until it is asked for, or until nobody looks and nobody plays. */
class Update {
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Hear of new versions. */
  watch(registration: ServiceWorkerRegistration): void {
    const found = (worker: ServiceWorker | null): void => {
      if (!worker || !navigator.serviceWorker.controller) return; // the first one is no news
      if (worker.state === "installed") void this.#came(worker);
      else worker.addEventListener("statechange", () => worker.state === "installed" && void this.#came(worker));
    };
    found(registration.waiting ?? registration.installing);
    registration.addEventListener("updatefound", () => found(registration.installing));
    setInterval(() => void registration.update().catch(() => {}), OFTEN);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden && this.ready && router.route.page !== "table") this.take();
    });
  }

  async #came(worker: ServiceWorker): Promise<void> {
    this.#waiting = worker;
    if (await isNewest()) worker.postMessage({ type: "take" });
    else this.ready = true;
  }

  /** Begin anew with the new version. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage({ type: "take" });
  }
}

/** Whether this page came from the server as it is now: then only what the browser keeps is old. */
async function isNewest(): Promise<boolean> {
  if (SITE) return false;
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const name = entry?.src.split("/").at(-1);
  const page = await fetch(beside("index.html"), { cache: "no-cache" }).then(
    (answer) => answer.text(),
    () => "",
  );
  return !!name && page.includes(name);
}

export const update = new Update();
