const KEY = "gnomehall.copying";

/** The seats of this browser that let all copying pass, by table; the server keeps to it even while the page is closed. */
class Passing {
  #kept = $state<Record<string, number[]>>(saved());

  has(table: string, seat: number): boolean {
    return this.#kept[table]?.includes(seat) ?? false;
  }

  change(table: string, seat: number, on: boolean): void {
    const others = (this.#kept[table] ?? []).filter((one) => one !== seat);
    this.#kept[table] = on ? [...others, seat] : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // without storage the switch is off after a reload, though the server still passes
    }
  }
}

function saved(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

export const passing = new Passing();
