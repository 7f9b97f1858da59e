import { engine } from "./engine.svelte";
import type { Asked, Hall, Socket } from "./hall";
import { staticAnswer } from "./static_answers";
import type { FromHall, ToHall } from "./worker/messages";

const LOCK = "gnomehall-hall"; // whoever has it runs the hall; other tabs of this site ask that one
const tab = crypto.randomUUID().slice(0, 8);
const channel = new BroadcastChannel("gnomehall-hall");
type Between = { to: "host"; message: ToHall } | { to: "all"; up: boolean } | { to: string; message: FromHall };

let next = 0;
let worker: Worker | null = null;
let isHost = false;
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
      [engine.done, engine.total] = [message.done, message.total];
      return;
    case "ready":
      engine.stage = "ready";
      return;
    case "failed":
      console.error(message.problem);
      engine.stage = "failed";
      for (const { failed } of asked.values()) failed(new Error(message.problem));
      asked.clear();
      return;
    case "storage":
      engine.storage = message.problem;
  }
}

/** What was asked is asked again, of whoever has the hall now; lines are made anew by those who hold them. */
function askAgain(): void {
  for (const line of [...lines.values()]) line.ended(1001);
  for (const { message } of asked.values()) post(message);
}

/** This tab runs the hall, for all tabs. */
function host(): void {
  isHost = true;
  engine.elsewhere = false;
  engine.stage = "loading";
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

/** Another tab has the hall: ask it, and take over when it is closed. */
function guest(): void {
  engine.elsewhere = true;
  engine.stage = "ready";
}

channel.onmessage = ({ data }: MessageEvent<Between>) => {
  if (data.to === "host" && "message" in data && worker) worker.postMessage(data.message);
  else if (data.to === "all" && !isHost) askAgain();
  else if (data.to === tab && "message" in data) hear(data.message as FromHall);
};
addEventListener("pagehide", () => {
  for (const id of lines.keys()) post({ kind: "close", id });
});

/** Begin: the page calls it once it is drawn. */
export function begin(): void {
  const forever = () => new Promise<void>(() => host());
  if (!navigator.locks) return host();
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
