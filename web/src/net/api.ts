import type { CreateTable, Created, GameInfo, Join, Joined, OpenTable, PushInfo, Replay, Room, Subscribe, Verified } from "../wire";

/** An error the server explained in a sentence, or the lack of a server. */
export class Refusal extends Error {
  constructor(readonly code: string, sentence: string) {
    super(sentence);
  }
}

export async function ask<T>(path: string, key: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST", headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", "");
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({ code: "broken", sentence: "" }));
    throw new Refusal(said.code, said.sentence);
  }
  return (answer.headers.get("Content-Type")?.match(/^application\/json\b/) ? answer.json() : answer.text()) as Promise<T>;
}

export const api = {
  games: (language: string) => ask<GameInfo[]>(`/games?language=${language}`, null),
  open: () => ask<OpenTable[]>("/tables", null),
  create: (plan: CreateTable) => ask<Created>(`/tables?language=${plan.language ?? "en"}`, null, plan),
  room: (table: string, key: string | null) => ask<Room>(`/tables/${table}`, key),
  byCode: (code: string, language: string) => ask<Room>(`/codes/${encodeURIComponent(code)}?language=${language}`, null),
  join: (table: string, join: Join, language: string) => ask<Joined>(`/tables/${table}/join?language=${language}`, null, join),
  start: (table: string, key: string, language: string) => ask<Room>(`/tables/${table}/start?language=${language}`, key, {}),
  replay: (table: string, key: string | null, language: string, first = 0) => ask<Replay>(`/tables/${table}/replay?language=${language}&first=${first}`, key),
  record: (table: string, key: string | null) => ask<string>(`/tables/${table}/record`, key),
  push: () => ask<PushInfo>("/push", null),
  tell: (table: string, keys: string, browser: Subscribe) => ask<PushInfo>(`/tables/${table}/push`, keys, browser),
  verify: (record: string, language: string) => ask<Verified>(`/verify?language=${language}`, null, { record }),
};
