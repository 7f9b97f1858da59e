import type {
  Analysis,
  CampaignInfo,
  CardsChecked,
  CheckCards,
  CreateTable,
  Created,
  Daily,
  Draws,
  FactInfo,
  MatchSummary,
  GameInfo,
  GoalInfo,
  Health,
  Join,
  Joined,
  OpenTable,
  LessonInfo,
  MakePuzzle,
  MakeScenario,
  PushInfo,
  PuzzleHint,
  PuzzleInfo,
  PuzzleSolution,
  PuzzleTry,
  Replay,
  Review,
  Room,
  ScenarioInfo,
  Scored,
  SharedSet,
  ShareScenario,
  Subscribe,
  TableShape,
  WantPuzzleHint,
  WantTry,
} from "../wire";
import { hall } from "./hall";

/** An error the server explained in a sentence, or the lack of a server. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function ask<T>(path: string, key: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await hall.ask(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", "");
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({ code: "broken", sentence: "" }));
    throw new Refusal(said.code, said.sentence);
  }
  return (
    answer.headers.get("Content-Type")?.match(/^application\/json\b/) ? answer.json() : answer.text()
  ) as Promise<T>;
}

/** Every position of a table's match, page by page. */
async function views(table: string, key: string | null): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let moves = 0; found.length <= moves;) {
    const part = await api.replay(table, key, found.length, found.length + 59);
    found.push(...part.views);
    moves = part.moves;
  }
  return found;
}

type Source = { table: string; key: string | null } | { record: string };

/** The same question about the match of a table or of a record. */
function askOf<T>(source: Source, what: string, wanted: object, language: string): Promise<T> {
  if ("record" in source) return ask<T>(`/${what}?language=${language}`, null, { ...wanted, record: source.record });
  return ask<T>(`/tables/${source.table}/${what}?language=${language}`, source.key, wanted);
}

export const api = {
  health: (): Promise<Health> => ask("/health", null),
  views,
  games: (language: string) => ask<GameInfo[]>(`/games?language=${language}`, null),
  open: () => ask<OpenTable[]>("/tables", null),
  create: (plan: CreateTable) => ask<Created>(`/tables?language=${plan.language ?? "en"}`, null, plan),
  room: (table: string, key: string | null) => ask<Room>(`/tables/${table}`, key),
  byCode: (code: string, language: string) =>
    ask<Room>(`/codes/${encodeURIComponent(code)}?language=${language}`, null),
  join: (table: string, join: Join, language: string) =>
    ask<Joined>(`/tables/${table}/join?language=${language}`, null, join),
  /** `share`: what the seats of these keys add to the shuffle, and the commitment they know. */
  start: (table: string, keys: string, language: string, share: { entropy?: string; commitment?: string } = {}) =>
    ask<Room>(`/tables/${table}/start?${new URLSearchParams({ language, ...share })}`, keys, {}),
  draws: (table: string, key: string | null) => ask<Draws>(`/tables/${table}/draws`, key),
  summary: (table: string, key: string | null, language: string) =>
    ask<MatchSummary>(`/tables/${table}/summary?language=${language}`, key),
  replay: (table: string, key: string | null, first: number, last: number) =>
    ask<Replay>(`/tables/${table}/replay?first=${first}&last=${last}`, key),
  summaryOfRecord: (record: string, language: string) =>
    ask<MatchSummary>(`/summary?language=${language}`, null, { record, language }),
  replayRecord: (record: string, first: number, last: number) => ask<Replay>("/replay", null, { record, first, last }),
  reviewTable: (table: string, key: string | null, seat: number, language: string) =>
    ask<Review>(`/tables/${table}/review?language=${language}`, key, { seat }),
  reviewRecord: (record: string, seat: number, language: string) =>
    ask<Review>(`/reviews?language=${language}`, null, { record, seat }),
  review: (id: string, language: string) => ask<Review>(`/reviews/${id}?language=${language}`, null),
  stopReview: (id: string, language: string) => ask<Review>(`/reviews/${id}/stop?language=${language}`, null, {}),
  /** What every move is worth at a moment of a match that is over; a review that weighed it has its own figures. */
  analyse: (source: Source, wanted: { at: number; milliseconds?: number; review?: string | null }, language: string) =>
    askOf<Analysis>(source, "analysis", wanted, language),
  /** Positions after `at` moves and after each of other moves than were played. */
  branch: (source: Source, wanted: { at: number; moves: string[] }, language: string) =>
    askOf<Replay>(source, "branch", wanted, language),
  daily: (player: string, language: string) => ask<Daily>(`/daily?language=${language}`, player),
  playDaily: (deal: string, player: string, name: string, language: string) =>
    ask<Created>(`/daily/${deal}?language=${language}`, null, { player, name, language }),
  solution: (deal: string, language: string) => ask<string>(`/daily/${deal}/yesterday?language=${language}`, null),
  puzzleOfDay: (game: string, day: string, language: string) =>
    ask<PuzzleInfo>(`/games/${game}/puzzles/daily?day=${day}&language=${language}`, null),
  /** A puzzle about as strong as a rating; another `after` gives another one. */
  nextPuzzle: (game: string, rating: number, after: number, language: string) =>
    ask<PuzzleInfo>(`/games/${game}/puzzles/next?rating=${rating}&after=${after}&language=${language}`, null),
  puzzle: (id: string, language: string) => ask<PuzzleInfo>(`/puzzles/${id}?language=${language}`, null),
  tryPuzzle: (id: string, wanted: WantTry) => ask<PuzzleTry>(`/puzzles/${id}/try`, null, wanted),
  hintPuzzle: (id: string, wanted: WantPuzzleHint) => ask<PuzzleHint>(`/puzzles/${id}/hint`, null, wanted),
  puzzleSolution: (id: string, language: string) =>
    ask<PuzzleSolution>(`/puzzles/${id}/solution?language=${language}`, null),
  goals: (game: string, language: string) => ask<GoalInfo[]>(`/games/${game}/goals?language=${language}`, null),
  makePuzzle: (wanted: MakePuzzle) => ask<PuzzleInfo>(`/puzzles?language=${wanted.language ?? "en"}`, null, wanted),
  campaigns: (language: string) => ask<CampaignInfo[]>(`/campaigns?language=${language}`, null),
  scenario: (id: string, language: string) => ask<ScenarioInfo>(`/scenarios/${id}?language=${language}`, null),
  /** A scenario from a file. */
  shareScenario: (wanted: ShareScenario) =>
    ask<ScenarioInfo>(`/scenarios?language=${wanted.language ?? "en"}`, null, wanted),
  makeScenario: (wanted: MakeScenario) =>
    ask<ScenarioInfo>(`/scenarios/from-record?language=${wanted.language ?? "en"}`, null, wanted),
  scenarioFile: (id: string) => ask<string>(`/scenarios/${id}/file`, null),
  /** What goals of a scenario can speak of. */
  facts: (game: string, language: string) => ask<FactInfo[]>(`/games/${game}/facts?language=${language}`, null),
  record: (table: string, key: string | null) => ask<string>(`/tables/${table}/record`, key),
  push: () => ask<PushInfo>("/push", null),
  tell: (table: string, keys: string, browser: Subscribe) => ask<PushInfo>(`/tables/${table}/push`, keys, browser),
  cards: (game: string, language: string) =>
    ask<Record<string, unknown>[]>(`/games/${game}/cards?language=${language}`, null),
  tableCards: (table: string, key: string | null, language: string) =>
    ask<Record<string, unknown>[]>(`/tables/${table}/cards?language=${language}`, key),
  cardFile: (game: string) => ask<string>(`/games/${game}/cards.toml`, null),
  cardSchema: (game: string) => ask<TableShape>(`/games/${game}/cards/schema`, null),
  checkCards: (wanted: CheckCards) => ask<CardsChecked>("/cards", null, wanted),
  shareSet: (game: string, cards: string, language: string) =>
    ask<SharedSet>(`/sets?language=${language}`, null, { game, cards }),
  sharedSet: (id: string, language: string) =>
    ask<SharedSet>(`/sets/${encodeURIComponent(id)}?language=${language}`, null),
  chooseCards: (table: string, key: string | null, cards: string | null, language: string) =>
    ask<Room>(`/tables/${table}/cards?language=${language}`, key, { cards }),
  rules: (game: string, language: string) => ask<string>(`/games/${game}/rules?language=${language}`, null),
  lessons: (game: string) => ask<LessonInfo[]>(`/games/${game}/lessons`, null),
  score: (sheets: unknown, language: string) => ask<Scored>(`/score?language=${language}`, null, sheets),
};
