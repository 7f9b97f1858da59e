import type { FromHall, ToHall } from "./messages";
import { keep } from "./kept";
import { gather, WASM, type Parts } from "./parts";
import { loader, python } from "./python";
import { storage } from "./storage";

/** The hall in a worker: Python calls the same application that a server runs. */
interface Bridge {
  ask_text(
    method: string,
    path: string,
    headers: string,
    body: string,
  ): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(id: string, path: string, tell: (what: "opened" | "text" | "closed", data: never) => void): void;
  hear(id: string, text: string): void;
  disconnect(id: string): void;
}
interface Thinker {
  ask(job: string): Promise<string>;
  end(): void;
}
type OpenHall = (kept: ReturnType<typeof storage>, start: () => Promise<Thinker>) => Promise<Bridge>;

const AT_REST = 4000; // milliseconds after which a start is kept: the first move comes first
const base = self.name; // the address of the site
const send = (message: FromHall): void => postMessage(message);
const early: ToHall[] = [];
let bridge: Bridge | null = null;

/** A second worker; it fetches its loader while it waits for the parts. */
const second = (): Worker =>
  new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: base });

/** It thinks, so that the hall always answers; ended if it hangs. */
function thinker(parts: Parts, worker = second()): Promise<Thinker> {
  const { [WASM]: _compiled, ...files } = parts.files;
  worker.postMessage({ ...parts, files } satisfies Parts);
  return new Promise((resolve, reject) => {
    let answer: { done: (text: string) => void; failed: (error: Error) => void } | null = null;
    worker.onerror = (event) => {
      const error = new Error(event.message || "the second worker failed");
      reject(error);
      answer?.failed(error);
    };
    worker.onmessage = ({ data }: MessageEvent<{ kind: "ready" | "result" | "failed"; text: string }>) => {
      if (data.kind === "failed") reject(new Error(data.text));
      if (data.kind === "result") answer?.done(data.text);
      if (data.kind === "ready")
        resolve({
          ask: (job) =>
            new Promise((done, failed) => {
              answer = { done, failed };
              worker.postMessage(job);
            }),
          end: () => worker.terminate(),
        });
    };
  });
}

async function hear(to: Bridge, message: ToHall): Promise<void> {
  const { id } = message;
  switch (message.kind) {
    case "ask": {
      const found = await to.ask_text(message.method, message.path, JSON.stringify(message.headers), message.body);
      const [status, type, body] = found.toJs();
      found.destroy();
      return send({ kind: "answer", id, status, type, body });
    }
    case "open":
      return to.connect(id, message.path, (what, data) => {
        if (what === "opened") send({ kind: "opened", id });
        else if (what === "text") send({ kind: "text", id, text: data });
        else send({ kind: "closed", id, code: data });
      });
    case "say":
      return to.hear(id, message.text);
    case "close":
      return to.disconnect(id);
  }
}

onmessage = ({ data }: MessageEvent<ToHall>) => {
  if (bridge) void hear(bridge, data);
  else early.push(data);
};

try {
  loader(base).catch(() => {}); // fetched meanwhile; whether it fails is seen when it is needed
  const parts = await gather(base, (done, total) => send({ kind: "progress", done, total }));
  const worker = second();
  let first = parts.memory && thinker(parts, worker); // both start at once, or that one from this one's memory
  const py = await python(parts);
  const isNew = !parts.memory;
  parts.memory ??= py.makeMemorySnapshot();
  first ??= thinker(parts, worker);
  const rest = async (): Promise<void> => {
    if (isNew) {
      await new Promise((done) => setTimeout(done, AT_REST));
      await keep(parts);
    }
    parts.memory = null; // 50 MB with the next: another thinker, if this one hangs, takes longer to start
    delete parts.files[WASM];
  };
  const start = async (): Promise<Thinker> => {
    if (!first) return thinker(parts);
    const one = first;
    first = null;
    const ready = await one;
    void rest();
    return ready;
  };
  const { open_hall } = py.pyimport("gnomehall.browser.hall") as { open_hall: OpenHall };
  const kept = storage((problem) => send({ kind: "storage", problem }));
  bridge = await open_hall(kept, start);
  send({ kind: "ready" });
  for (const message of early.splice(0)) void hear(bridge, message);
} catch (error) {
  send({ kind: "failed", problem: error instanceof Error ? error.message.slice(-2000) : String(error) });
}
