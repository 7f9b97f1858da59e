import { SITE } from "./place";

/** The part of a WebSocket that a line to a table needs. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}

/** A request to the hall. */
export interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Where the hall is: at a server, or in a worker of this browser. */
export interface Hall {
  /** Rejects if the hall cannot be reached. */
  ask(path: string, asked: Asked): Promise<Response>;
  open(path: string): Socket;
}

const served: Hall = {
  ask: (path, asked) => fetch(path, asked),
  open: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`),
};

export const hall: Hall = SITE ? (await import("./local")).local : served;
