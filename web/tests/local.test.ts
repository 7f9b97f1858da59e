import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromHall } from "../src/net/worker/messages";

/** The worker that runs the hall, as far as a page sees it. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: (event: { data: FromHall }) => void = () => {};
  said: unknown[] = [];
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: unknown): void {
    this.said.push(message);
  }
  terminate(): void {}
  says(data: FromHall): void {
    this.onmessage({ data });
  }
}

const channels: BroadcastChannel[] = [];
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
const AROUND = 700; // milliseconds: then a tab has asked around

/** A tab of the site, with modules of its own, in a browser without locks. */
async function tab() {
  vi.resetModules();
  const { begin, local } = await import("../src/net/local");
  const { engine } = await import("../src/net/engine.svelte");
  begin();
  return { engine, ask: () => local.ask("/x", { method: "POST", headers: {} }) };
}
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("BroadcastChannel", Channel);
  Object.assign(document, { baseURI: "http://site.test/" });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  channels.splice(0).forEach((one) => one.close());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("of several tabs without locks one runs the hall", async () => {
  vi.spyOn(Math, "random").mockReturnValueOnce(0.9).mockReturnValueOnce(0);
  await tab();
  await tab(); // asks around as well, and is sooner
  await pause(AROUND);
  await tab();
  await pause(AROUND);
  expect(FakeWorker.made.length).toBe(1);
});

test("a guest hears how the hall comes along, what it keeps, and that it failed", async () => {
  await tab();
  await pause(AROUND);
  const [worker] = FakeWorker.made;
  worker!.says({ kind: "progress", done: 3, total: 7 });
  const guest = await tab();
  await pause(50);
  expect(guest.engine).toMatchObject({ stage: "loading", done: 3, total: 7 });
  worker!.says({ kind: "storage", problem: "full" });
  worker!.says({ kind: "ready" });
  await pause(50);
  expect(guest.engine).toMatchObject({ stage: "ready", storage: "full" });
  const answer = guest.ask();
  worker!.says({ kind: "failed", problem: "out of memory" });
  await expect(answer).rejects.toThrow("out of memory");
  expect(guest.engine.stage).toBe("failed");
  guest.engine.tryAgain();
  await pause(50);
  expect(FakeWorker.made.length).toBe(2);
  expect(guest.engine.stage).toBe("loading");
});
