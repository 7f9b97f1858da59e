import { vi } from "vitest";
import type { Event, FromServerMessage, Legal, Move, Room, Seat, State, View } from "../src/wire";

/** A line to a table as the page sees it; the test speaks for the server. */
export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }

  // ---- what the test does

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: FromServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  /** What was sent of a kind. */
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one["type"] === type);
  }
}

export function fakeSockets(): void {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

function move(text: string): Move {
  const [verb = "", ...args] = text.split(" ");
  return { id: 0, text, verb, args, note: "" };
}
export const legal = (text: string): Legal => ({ ...move(text), label: text });

/** A move in the log: it made `version`. */
export function event(version: number, seat: number, text = `claim ${version}`): Event {
  return { version, seat, kind: "move", move: move(text), label: text, view: view(version) };
}

export const view = (version: number): View => ({
  game: "gems",
  version,
  to_move: 0,
  over: false,
  ended_by: "",
  ending: "",
  scores: [0, 0],
  ranking: [],
  options: {},
  undo: null,
});

/** The state after `version` moves; its events begin after the version `since`. */
export function state(version: number, since: number, events: Event[], more: Partial<State> = {}): State {
  return {
    type: "state",
    table: "t",
    version,
    since,
    events,
    view: view(version),
    to_move: 0,
    legal: [legal("claim ruby")],
    mine: true,
    undo: { seat: null, horizon: 0, moves: 0, floor: 0 },
    clock: null,
    over: false,
    score_lines: [],
    seed: null,
    scenario: null,
    done: null,
    ...more,
  };
}

/** Seat 0 is mine, a bot sits at seat 1. */
export function room(): Room {
  const seats = [0, 1].map((seat) => ({ seat, name: `seat ${seat}`, mine: seat === 0, kind: seat ? "bot" : "human" }));
  return {
    type: "room",
    table: "t",
    game: "gems",
    status: "playing",
    seats: seats as Seat[],
    entropy: ["", ""],
  } as Room;
}
