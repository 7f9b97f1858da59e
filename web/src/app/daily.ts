/** What this browser knows of the daily deals: a key of its own, and the tables it began today. */
const PLAYER = "gnomehall.player";
const DAYS = "gnomehall.daily";

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
