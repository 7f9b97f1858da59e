import { areWords, entriesOf, isCount } from "./foreign";

/** What this browser keeps of puzzles: a rating for each game, what was solved on which day, the best runs. */

/** How strong somebody is at the puzzles of a game; the deviation says how sure that is. */
export interface Strength {
  rating: number;
  deviation: number;
}
export interface OfGame extends Strength {
  count: number; // puzzles that counted
  history: number[]; // ratings, the newest last
  seen: number; // puzzles taken from the free run, so that the next one is another
  streak: number; // the best
  storm: number; // the best
}
export type Result = "solved" | "failed";
interface Kept {
  games: Record<string, OfGame>;
  done: Record<string, Result>; // by puzzle, how it ended the first time
  days: Record<string, string[]>; // by day, the games whose puzzle of that day was solved
}

const KEY = "gnomehall.puzzles";
const START: Strength = { rating: 1100, deviation: 250 };
const PUZZLE_DEVIATION = 60;
const HISTORY = 30;
const MOST_DONE = 3000;
const MOST_DAYS = 400;
const MOST_GAMES = 20; // of a file
export const HINT_PRICE = 5; // of the rating, for each step
const WEEK = 7;
const DAY = 86_400_000; // milliseconds

// ---- rating

const BETA = 200; // openskill's 25/6, in points: 48 of them are one of openskill's units, as in the ratings of bots
const TAU = 4; // openskill's 25/300: nobody is ever quite sure

/** The rating after a puzzle, by openskill (Plackett and Luce, two players): the puzzle is an opponent known well. */
export function rated(before: Strength, puzzle: number, result: Result): Strength {
  const variance = before.deviation ** 2 + TAU ** 2;
  const c = Math.sqrt(variance + PUZZLE_DEVIATION ** 2 + TAU ** 2 + 2 * BETA ** 2);
  const expected = 1 / (1 + Math.exp((puzzle - before.rating) / c));
  const score = result === "solved" ? 1 : 0;
  const shrink = (Math.sqrt(variance) / c) * (variance / c ** 2) * expected * (1 - expected);
  return {
    rating: before.rating + (variance / c) * (score - expected),
    deviation: Math.sqrt(variance * Math.max(1 - shrink, 1e-4)),
  };
}

// ---- what is kept

function read(): Kept {
  try {
    return { games: {}, done: {}, days: {}, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { games: {}, done: {}, days: {} };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage nothing is counted
  }
}

const newest = <T>(all: Record<string, T>, most: number): Record<string, T> =>
  Object.fromEntries(Object.entries(all).slice(-most));

export function ofGame(game: string): OfGame {
  return { ...START, count: 0, history: [], seen: 0, streak: 0, storm: 0, ...read().games[game] };
}

function change(game: string, what: Partial<OfGame>): OfGame {
  const kept = read();
  const now = { ...ofGame(game), ...what };
  write({ ...kept, games: { ...kept.games, [game]: now } });
  return now;
}

export function resultOf(puzzle: string): Result | undefined {
  return read().done[puzzle];
}

/** Count how a puzzle ended; only the first time changes the rating. What it changed by is given back. */
export function count(
  game: string,
  puzzle: { id: string; rating: number },
  result: Result,
  hints: number,
): number | null {
  const kept = read();
  if (kept.done[puzzle.id]) return null;
  write({ ...kept, done: newest({ ...kept.done, [puzzle.id]: result }, MOST_DONE) });
  const before = ofGame(game);
  const after = rated(before, puzzle.rating, result);
  const rating = after.rating - HINT_PRICE * hints;
  const history = [...before.history, Math.round(rating)].slice(-HISTORY);
  change(game, { ...after, rating, history, count: before.count + 1 });
  return Math.round(rating) - Math.round(before.rating);
}

/** The puzzle of the free run that was taken last; the next one is another. */
export function noteSeen(game: string, seen: number): void {
  change(game, { seen });
}

/** Keep the result of a run if it is the best; whether it is. */
export function noteRun(game: string, mode: "streak" | "storm", solved: number): boolean {
  const best = solved > ofGame(game)[mode];
  if (best) change(game, { [mode]: solved });
  return best;
}

// ---- from one browser to another

/** What is kept, for a file. */
export const savePuzzles = (): unknown => read();

/** Add what a file has: of each game the rating that more puzzles made, the best runs, every puzzle and day. */
export function takePuzzles(found: unknown): void {
  const other = (found ?? {}) as Record<keyof Kept, unknown>;
  const kept = read();
  const games = { ...kept.games };
  for (const [game, of] of entriesOf(other.games, MOST_GAMES)) {
    const theirs = (of ?? {}) as OfGame;
    if (!/^[a-z]{1,40}$/.test(game) || ![theirs.rating, theirs.deviation, theirs.count].every(isCount)) continue;
    const mine = ofGame(game);
    const better = theirs.count > mine.count ? theirs : mine;
    games[game] = {
      rating: better.rating,
      deviation: better.deviation,
      count: better.count,
      history: (Array.isArray(better.history) ? better.history : []).filter(isCount).slice(-HISTORY),
      seen: Math.max(mine.seen, isCount(theirs.seen) ? theirs.seen : 0),
      streak: Math.max(mine.streak, isCount(theirs.streak) ? theirs.streak : 0),
      storm: Math.max(mine.storm, isCount(theirs.storm) ? theirs.storm : 0),
    };
  }
  const ended = entriesOf(other.done, MOST_DONE).filter(
    ([id, how]) => /^[0-9a-f]{12,24}$/.test(id) && (how === "solved" || how === "failed"),
  ) as [string, Result][];
  const days = { ...kept.days };
  for (const [day, solved] of entriesOf(other.days, MOST_DAYS))
    if (/^\d{4}-\d\d-\d\d$/.test(day) && areWords(solved, 40))
      days[day] = [...new Set([...(days[day] ?? []), ...solved])].slice(0, MOST_GAMES);
  write({
    games,
    done: newest({ ...Object.fromEntries(ended), ...kept.done }, MOST_DONE),
    days: newest(Object.fromEntries(Object.entries(days).sort()), MOST_DAYS),
  });
}

// ---- days

/** A day as the server names it; days change at midnight UTC, for everybody at once. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function noteDay(game: string, day: string): void {
  const kept = read();
  const games = new Set([...(kept.days[day] ?? []), game]);
  const days = Object.fromEntries(Object.entries({ ...kept.days, [day]: [...games] }).sort());
  write({ ...kept, days: newest(days, MOST_DAYS) });
}

/** The seven days up to today, and whether a game's puzzle of each (any game's, if none is named) was solved. */
export function week(time: number, game?: string): { day: string; solved: boolean }[] {
  const { days } = read();
  return Array.from({ length: WEEK }, (_, i) => {
    const day = dayOf(time - (WEEK - 1 - i) * DAY);
    return { day, solved: game === undefined ? (days[day] ?? []).length > 0 : (days[day] ?? []).includes(game) };
  });
}

/** Days in a row with a puzzle solved; today counts once it is solved, and does not break the row before. */
export function daysInRow(time: number, game?: string): number {
  const { days } = read();
  const solved = (ago: number): boolean => {
    const games = days[dayOf(time - ago * DAY)] ?? [];
    return game === undefined ? games.length > 0 : games.includes(game);
  };
  let found = solved(0) ? 1 : 0;
  for (let ago = 1; solved(ago); ago++) found += 1;
  return found;
}
