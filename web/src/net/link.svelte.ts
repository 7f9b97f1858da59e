import { noteEvents, noteRoom, promiseOf } from "../fair/promises";
import { hall, type Socket } from "./hall";
import type {
  Chat,
  ChatLine,
  Done,
  FromClient,
  FromServerMessage,
  Hint,
  Reaction,
  Refused,
  Room,
  State,
  WhyNot,
} from "../wire";

export type Line = "connecting" | "open" | "lost" | "gone";
export type Answer = Done | Refused | WhyNot | Hint;
type Command = Exclude<FromClient, { type: "hello" }>;
/** A command as the page writes it: the id is given here. */
export type Wish = Command extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

const QUIET = 15_000; // milliseconds without a word before the line is tested
const PATIENCE = [300, 600, 1200, 2500, 5000]; // before each next try
const REPEATED = new Set(["play", "undo"]); // the server knows these by their id: safe to send again

let next = 0;
const tab = Math.random().toString(36).slice(2, 10);

/** The line to one table: sends commands, keeps them while the line is down, hears everything. */
export class Link {
  line = $state<Line>("connecting");
  room = $state.raw<Room | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Commands that wait for an answer: a move that is kept while the line is down. */
  waiting = $state(0);

  #socket: Socket | null = null;
  #pending = new Map<string, { command: Command; done: (answer: Answer) => void }>();
  #version: number | null = null;
  #told = false; // whether the line was opened with this browser's share in the shuffle
  #tries = 0;
  #timer = 0;
  #quiet = 0;
  #closed = false;

  constructor(
    readonly table: string,
    public keys: string[],
    private readonly language: () => string, // of all texts that come
    private readonly hears: {
      state: (state: State) => void;
      reaction: (reaction: Reaction) => void;
      moved: (table: string) => void;
      refused: (refused: Refused) => void;
    },
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    this.#socket?.close();
  }

  /** Say hello again: with another language (all texts anew) or with more keys. */
  greet(anew = false): void {
    if (anew) this.#version = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello();
  }

  /** Send a command; the promise is kept over a lost line. */
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: `${tab}-${++next}` } as Command;
    return new Promise((done) => {
      this.#pending.set(command.id, { command, done });
      this.waiting = this.#pending.size;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
    });
  }

  #hurry = (): void => {
    if (this.line === "lost" && !document.hidden) {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #open(): void {
    const socket = hall.open(`/api/tables/${this.table}/ws`);
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#told = promiseOf(this.table)?.early === true;
      this.#hello();
      for (const [id, { command }] of this.#pending) {
        if (REPEATED.has(command.type)) socket.send(JSON.stringify(command));
        else this.#pending.delete(id);
      }
      this.waiting = this.#pending.size;
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#hear(JSON.parse(event.data as string) as FromServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.#socket || this.#closed) return;
      clearTimeout(this.#quiet);
      if (event.code === 4401) {
        this.line = "gone";
        return;
      }
      this.line = "lost";
      const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
      this.#timer = window.setTimeout(() => this.#open(), wait);
    };
  }

  /** This browser's share in the shuffle is told only to a server that has committed itself already. */
  #hello(): void {
    const promise = promiseOf(this.table);
    this.#socket?.send(
      JSON.stringify({
        type: "hello",
        keys: this.keys.slice(0, 12),
        language: this.language(),
        version: this.#version,
        ...(promise?.early ? { entropy: promise.entropy, commitment: promise.commitment } : {}),
      }),
    );
  }

  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = window.setTimeout(() => {
      this.#socket?.send(JSON.stringify({ type: "ping", id: `${tab}-ping` }));
      this.#quiet = window.setTimeout(() => this.#socket?.close(), 5000);
    }, QUIET);
  }

  #hear(message: FromServerMessage): void {
    switch (message.type) {
      case "room":
        this.room = message;
        this.#tries = 0;
        this.line = "open";
        if (noteRoom(message, this.#told)) this.#hello();
        this.#told = false;
        return;
      case "state":
        this.#version = message.version;
        noteEvents(this.table, message.events);
        this.hears.state(message);
        if (message.done) this.#answer(message.done, { type: "done", id: message.done, version: message.version });
        return;
      case "chat":
        this.#remember(message);
        return;
      case "reaction":
        this.hears.reaction(message);
        return;
      case "moved":
        this.hears.moved(message.table);
        return;
      case "refused":
        if (!this.#answer(message.id, message)) this.hears.refused(message);
        return;
      case "done":
      case "why":
      case "hint":
        this.#answer(message.id, message);
        return;
      case "pong":
        return;
    }
  }

  #answer(id: string | null, answer: Answer): boolean {
    const asked = id === null ? undefined : this.#pending.get(id);
    if (!asked || id === null) return false;
    this.#pending.delete(id);
    this.waiting = this.#pending.size;
    asked.done(answer);
    return true;
  }

  #remember(message: Chat): void {
    const known = new Set(this.chat.map((line) => line.n));
    this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.n))];
  }
}
