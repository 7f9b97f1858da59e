/** What a page says to the hall in a worker. */
export type ToHall =
  | { kind: "ask"; id: string; method: string; path: string; headers: Record<string, string>; body: string }
  | { kind: "open"; id: string; path: string }
  | { kind: "say"; id: string; text: string }
  | { kind: "close"; id: string };

/** What the hall says to a page. */
export type FromHall =
  | { kind: "answer"; id: string; status: number; type: string; body: string }
  | { kind: "opened"; id: string }
  | { kind: "text"; id: string; text: string }
  | { kind: "closed"; id: string; code: number }
  | { kind: "progress"; done: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; problem: string }
  | { kind: "storage"; problem: string };
