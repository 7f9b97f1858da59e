import { entriesOf } from "./foreign";

/** What somebody has learned of a game: how often each topic was explained and played. Kept in this browser. */
const KEY = "gnomehall.known";
const ENOUGH = 2; // times explained, or once explained and once played

export interface Learned {
  told: number;
  played: number;
}

function all(): Record<string, Learned> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Learned>;
  } catch {
    return {};
  }
}

const at = (game: string, topic: string): Learned => all()[`${game}/${topic}`] ?? { told: 0, played: 0 };

/** Whether a topic needs no more words. */
export function isKnown(game: string, topic: string): boolean {
  const { told, played } = at(game, topic);
  return told >= ENOUGH || (told > 0 && played > 0);
}

/** A topic was explained, or played. */
export function learn(game: string, topic: string, how: keyof Learned): void {
  const before = at(game, topic);
  const known = { ...all(), [`${game}/${topic}`]: { ...before, [how]: before[how] + 1 } };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // without storage the wizard begins anew at the next table
  }
}

/** What is kept, for a file. */
export const saveKnown = (): unknown => all();

const MOST_TOPICS = 1000;

/** Add what a file has: of each topic the larger count. */
export function takeKnown(found: unknown): void {
  const known = all();
  for (const [topic, learned] of entriesOf(found, MOST_TOPICS)) {
    const { told, played } = (learned ?? { told: NaN, played: NaN }) as Learned;
    if (!/^[\w/-]{1,80}$/.test(topic) || !Number.isInteger(told) || !Number.isInteger(played)) continue;
    const mine = known[topic] ?? { told: 0, played: 0 };
    known[topic] = { told: Math.max(mine.told, told), played: Math.max(mine.played, played) };
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // without storage the wizard begins anew at the next table
  }
}
