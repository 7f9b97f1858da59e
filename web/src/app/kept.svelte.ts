/** The hall that runs in a browser, kept on this device beside the page of a server (`/here/`). */
export const HERE = "/here/";
const MARK = `${HERE}kept-whole`; // the service worker puts it there, see sw.js

class KeptHall {
  stage = $state<"unknown" | "none" | "keeping" | "kept" | "failed">("unknown");
  done = $state(0);
  of = $state(0);

  /** Whether it is kept here already. */
  async look(): Promise<void> {
    if (this.stage === "keeping") return;
    const found = "caches" in globalThis ? await caches.match(MARK).catch(() => undefined) : undefined;
    this.stage = found ? "kept" : "none";
  }

  /** Keep it, from the server. */
  async keep(): Promise<void> {
    this.stage = "keeping";
    try {
      const registration = await navigator.serviceWorker.register(`${HERE}sw.js`, { scope: HERE });
      const worker = await active(registration);
      const whole = await new Promise<boolean>((resolve) => {
        const hear = ({
          data,
        }: MessageEvent<{ type: string; base: string; done: number; of: number; whole: boolean }>) => {
          if (data.base !== HERE) return;
          if (data.type === "keeping") [this.done, this.of] = [data.done, data.of];
          if (data.type !== "kept") return;
          navigator.serviceWorker.removeEventListener("message", hear);
          resolve(data.whole);
        };
        navigator.serviceWorker.addEventListener("message", hear);
        navigator.serviceWorker.startMessages();
        worker.postMessage({ type: "keep" });
      });
      this.stage = whole ? "kept" : "failed";
    } catch {
      this.stage = "failed";
    }
  }
}

/** The worker of a registration, once it works. */
function active(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (registration.active) return Promise.resolve(registration.active);
  const worker = registration.installing ?? registration.waiting!;
  return new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
      if (worker.state === "redundant") reject(new Error("it was not installed"));
    });
  });
}

export const kept = new KeptHall();
