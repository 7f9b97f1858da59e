import { engine } from "./engine.svelte";
import type { Asked, Hall, Socket } from "./hall";
import { staticAnswer } from "./static_answers";
import type { FromHall, ToHall } from "./worker/messages";

const LOCK = "gnomehall-hall"; // whoever has it runs the hall; other tabs of this site ask that one
const PATIENCE = 300; // milliseconds, at least, for the host to answer a greeting
const tab = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const channel = new BroadcastChannel("gnomehall-hall");

/** How the hall stands at its host, for the bars of all tabs. */
interface Standing {
  stage: "loading" | "ready" | "failed";
  done: number;
  total: number;
  storage: string;
  problem: string; // why it failed
}
type Between =
  | { to: "host"; message: ToHall }
  | { to: "host"; greets: string } // a tab asks who has the hall
  | { to: "host"; again: true } // somebody wants it started again
  | { to: "all"; up: boolean } // it is there anew, or its host goes
  | { to: string; message: FromHall }
  | { to: string; stands: Standing };

let next = 0;
let worker: Worker | null = null;
let isHost = false;
let waiting = 0; // for an answer of the host, where there are no locks
let stands: Standing = { stage: "loading", done: 0, total: 0, storage: "", problem: "" };
const asked = new Map<string, { message: ToHall; done: (answer: Response) => void; failed: (error: Error) => void }>();
const lines = new Map<string, LocalSocket>();

function post(message: ToHall): void {
  if (worker) worker.postMessage(message);
  else if (!isHost) channel.postMessage({ to: "host", message } satisfies Between);
}

/** A line to a table in a worker: like a WebSocket. */
class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: never) => unknown) | null = null;
  onmessage: ((event: never) => unknown) | null = null;
  onclose: ((event: never) => unknown) | null = null;
  readonly #id = `${tab}/${++next}`;

  constructor(readonly path: string) {
    lines.set(this.#id, this);
    post({ kind: "open", id: this.#id, path });
  }
  send(text: string): void {
    post({ kind: "say", id: this.#id, text });
  }
  close(): void {
    if (lines.delete(this.#id)) post({ kind: "close", id: this.#id });
    this.readyState = WebSocket.CLOSED;
  }
  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(undefined as never);
  }
  heard(text: string): void {
    this.onmessage?.({ data: text } as never);
  }
  ended(code: number): void {
    lines.delete(this.#id);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code } as never);
  }
}

function hear(message: FromHall): void {
  switch (message.kind) {
    case "answer":
      asked
        .get(message.id)
        ?.done(new Response(message.body, { status: message.status, headers: { "Content-Type": message.type } }));
      asked.delete(message.id);
      return;
    case "opened":
      return lines.get(message.id)?.opened();
    case "text":
      return lines.get(message.id)?.heard(message.text);
    case "closed":
      return lines.get(message.id)?.ended(message.code);
    case "progress":
      return tellAll({ done: message.done, total: message.total });
    case "ready":
      return tellAll({ stage: "ready" });
    case "failed":
      console.error(message.problem);
      return tellAll({ stage: "failed", problem: message.problem });
    case "storage":
      return tellAll({ storage: message.problem });
  }
}

/** The host says how the hall stands, to itself and to all other tabs. */
function tellAll(change: Partial<Standing>): void {
  stands = { ...stands, ...change };
  show(stands);
  channel.postMessage({ to: "all", stands } satisfies Between);
}

function show({ stage, done, total, storage, problem }: Standing): void {
  Object.assign(engine, { stage, done, total, storage });
  if (stage !== "failed") return;
  for (const { failed } of asked.values()) failed(new Error(problem));
  asked.clear();
}

/** What was asked is asked again, of whoever has the hall now; lines are made anew by those who hold them. */
function askAgain(): void {
  for (const line of [...lines.values()]) line.ended(1001);
  for (const { message } of asked.values()) post(message);
}

/** This tab runs the hall, for all tabs. */
function host(): void {
  isHost = true;
  tellAll({ stage: "loading", done: 0, total: 0, problem: "" });
  const base = new URL("./", document.baseURI).href;
  worker?.terminate();
  worker = new Worker(new URL("./worker/hall.worker.ts", import.meta.url), { type: "module", name: base });
  worker.onerror = (event) => hear({ kind: "failed", problem: event.message });
  worker.onmessage = ({ data }: MessageEvent<FromHall>) => {
    const whose = "id" in data ? data.id.split("/")[0]! : tab;
    if (whose === tab) hear(data);
    else channel.postMessage({ to: whose, message: data } satisfies Between);
    if (data.kind === "ready") channel.postMessage({ to: "all", up: true } satisfies Between);
  };
  engine.tryAgain = host;
  askAgain();
}

/** Another tab has the hall: ask it how that stands, and take over when it is closed. */
function guest(): void {
  engine.stage = "ready"; // as far as is known
  engine.tryAgain = () => channel.postMessage({ to: "host", again: true } satisfies Between);
  channel.postMessage({ to: "host", greets: tab } satisfies Between);
}

/** Without locks, which only a page by https has: a guest, until nobody answers.  Of two tabs one is sooner. */
function lookAround(): void {
  guest();
  waiting = window.setTimeout(host, PATIENCE * (1 + Math.random()));
}

channel.onmessage = ({ data }: MessageEvent<Between>) => {
  if (data.to === "host") {
    if (!isHost) return;
    if ("greets" in data) channel.postMessage({ to: data.greets, stands } satisfies Between);
    else if ("again" in data) host();
    else if ("message" in data) worker?.postMessage(data.message);
  } else if (isHost || (data.to !== tab && data.to !== "all")) return;
  else if ("stands" in data) {
    clearTimeout(waiting);
    show(data.stands);
  } else if ("message" in data) hear(data.message as FromHall);
  else if ("up" in data && data.up) askAgain();
  else if (!navigator.locks) lookAround();
};
addEventListener("pagehide", () => {
  for (const id of lines.keys()) post({ kind: "close", id });
  if (isHost) channel.postMessage({ to: "all", up: false } satisfies Between);
});

/** Begin: the page calls it once it is drawn. */
export function begin(): void {
  const forever = () => new Promise<void>(() => host());
  if (!navigator.locks) return lookAround();
  void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock) return forever();
    guest();
    void navigator.locks.request(LOCK, forever);
    return undefined;
  });
}

export const local: Hall = {
  async ask(path: string, { method, headers, body = "" }: Asked): Promise<Response> {
    const found = method === "GET" && !headers["Authorization"] ? await staticAnswer(path) : null;
    if (found) return found;
    const id = `${tab}/${++next}`;
    const message: ToHall = { kind: "ask", id, method, path, headers, body };
    if (engine.stage === "failed") throw new Error("there is no hall");
    return new Promise((done, failed) => {
      asked.set(id, { message, done, failed });
      post(message);
    });
  },
  open: (path) => new LocalSocket(path),
};
