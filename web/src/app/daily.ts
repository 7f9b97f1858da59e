import { BESIDE_SERVER } from "../net/place";
import type { DailyDeal, DailyResult } from "../wire";

/** What this browser knows of the daily deals: a key of its own, and the tables it began today. */
const PLAYER = "gnomehall.player";
const DAYS = BESIDE_SERVER ? "gnomehall.daily.here" : "gnomehall.daily";

/** The key by which the server knows this browser's results again; it opens nothing. */
export function player(): string {
  let key = localStorage.getItem(PLAYER);
  if (!key) {
    key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    localStorage.setItem(PLAYER, key);
  }
  return key;
}

interface Begun {
  day: string;
  tables: Record<string, string>;
}

function begun(): Begun {
  try {
    return JSON.parse(localStorage.getItem(DAYS) ?? "null") ?? { day: "", tables: {} };
  } catch {
    return { day: "", tables: {} };
  }
}

export function noteDaily(day: string, deal: string, table: string): void {
  const tables = begun().day === day ? begun().tables : {};
  localStorage.setItem(DAYS, JSON.stringify({ day, tables: { ...tables, [deal]: table } }));
}

/** The table on which this browser began a deal of a day. */
export function dailyTable(day: string, deal: string): string | undefined {
  return begun().day === day ? begun().tables[deal] : undefined;
}

/** The deal of the day that this browser plays at a table. */
export function dealAt(table: string): { day: string; deal: string } | undefined {
  const { day, tables } = begun();
  const deal = Object.keys(tables).find((one) => tables[one] === table);
  return deal === undefined ? undefined : { day, deal };
}

/** A result beside the bot's par, both in the measure that ranks: the lead, for a lone player the points. */
export function besidePar(
  deal: DailyDeal,
  own: DailyResult | undefined,
  language: string,
  t: (key: string, args?: Record<string, string | number>) => string,
): string {
  if (!own || !deal.par) return "";
  const alone = deal.seats === 1;
  const by = alone ? own.points - deal.par.points : own.ahead - deal.par.ahead;
  const signs = new Intl.NumberFormat(language, alone ? {} : { signDisplay: "exceptZero" });
  const par = signs.format(alone ? deal.par.points : deal.par.ahead);
  return t(by > 0 ? "daily-over" : by < 0 ? "daily-under" : "daily-even", { by: Math.abs(by), par });
}
