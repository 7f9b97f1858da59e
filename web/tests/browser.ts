/** What the tested modules ask of a browser when they are loaded: storage, media queries, the address, events. */
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string): string | null => kept.get(key) ?? null,
  setItem: (key: string, text: string): void => void kept.set(key, text),
  removeItem: (key: string): void => void kept.delete(key),
  clear: (): void => kept.clear(),
};
const page = Object.assign(new EventTarget(), {
  hidden: false,
  documentElement: { dataset: {} as Record<string, string>, lang: "", style: { setProperty: (): void => {} } },
});
const events = new EventTarget();

Object.assign(globalThis, {
  window: globalThis,
  document: page,
  localStorage: storage,
  location: new URL("http://127.0.0.1:8765/"),
  history: { pushState: (): void => {}, replaceState: (): void => {} },
  scrollTo: (): void => {},
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"], onLine: true }, configurable: true });

export {};
