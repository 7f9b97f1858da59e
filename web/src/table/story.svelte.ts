import { tick } from "svelte";
import { settings } from "../app/settings.svelte";
import type { Banner, BoardPart, Change, Happened, Telling } from "../games/contract";
import type { Event, View } from "../wire";
import type { Session } from "./session.svelte";

const SHOWN = 1600; // milliseconds a number floats
const PASSES = 4000; // until a banner that needs no answer goes
const WAITS = 15_000; // and one that is looked at by who took part
const MOST = 10; // numbers at once

/** A number that floats where it changed. */
export interface Float extends Change {
  key: number;
  x: number;
  y: number;
  cause: string; // what brought it, under the first number of a seat
}

const CAUSE = 84; // half of what the words below a number take at most

/** Whether the words below a number stand under its middle, or begin or end with it: they never leave the screen. */
export function sideOf(x: number, width: number): "west" | "east" | "" {
  if (x < CAUSE) return "west";
  return x > width - CAUSE ? "east" : "";
}

/** What the moves changed: numbers that float up, banners, and the words of the log. */
export class Story {
  floats = $state.raw<Float[]>([]);
  banner = $state.raw<(Banner & { version: number; waits: boolean }) | null>(null);
  /** The points each seat has just gained or lost, until the next move. */
  up = $state.raw<Record<number, number>>({});
  #known = new Map<number, Happened>();
  #seen = $state(0); // moves that were told
  #keys = 0;
  #timer = 0;
  #done: (() => void) | null = null;

  constructor(
    readonly session: Session,
    readonly board: BoardPart,
    readonly by: () => Telling,
  ) {
    session.hush = this.close;
    session.saw = (before, after, event) => this.#tell(before, after, event);
  }

  /** What a move changed, where the table before and after it is known. */
  of(event: Event): Happened | null {
    void this.#seen;
    const known = this.#known.get(event.version);
    if (known) return known;
    const before = this.session.viewOf(event.version - 1);
    const after = this.session.viewOf(event.version);
    if (!before || !after || event.kind !== "move" || !this.board.happened) return null;
    const found = this.board.happened(before, after, event, this.by());
    this.#known.set(event.version, found);
    return found;
  }

  /** In another language, or with other names, all is said anew. */
  forget(): void {
    this.#known.clear();
    this.#seen += 1;
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.banner = null;
    this.#done?.();
    this.#done = null;
  };

  async #tell(before: View, after: View, event: Event): Promise<void> {
    this.#seen += 1;
    const found = this.of(event);
    const points = after.scores.map((score, seat) => [seat, score - (before.scores[seat] ?? 0)] as const);
    if (event.seat >= 0 || points.some(([, by]) => by))
      this.up = Object.fromEntries(points.filter(([, by]) => by !== 0));
    if (!found || document.hidden) return;
    await tick();
    this.#float(found.changes, this.#cause(event));
    this.#touch(event, found.touched);
    if (found.banner) await this.#show(found.banner, event.version);
  }

  /** What another has touched is framed in its colour for a moment: at its own place, else where all can use it. */
  #touch(event: Event, where: string[] | undefined): void {
    const root = this.session.board;
    const seat = this.by().seats[event.seat];
    if (!root || !seat || seat.mine) return;
    const places = where ?? event.move.args.map((arg) => `[data-look="${CSS.escape(arg)}"]`);
    const theirs = [...root.querySelectorAll(`[data-seat="${event.seat}"]`)];
    for (const place of places) {
      const all = [...root.querySelectorAll<HTMLElement>(place)].filter((one) => one.checkVisibility());
      const spot =
        all.find((one) => theirs.some((panel) => panel.contains(one))) ??
        all.find((one) => !one.closest("[data-seat]"));
      if (!spot) continue;
      spot.style.setProperty("--touch", `var(--seat-${seat.colour})`);
      spot.dataset["touched"] = String(event.version);
      setTimeout(() => {
        if (spot.dataset["touched"] === String(event.version)) delete spot.dataset["touched"];
      }, SHOWN);
    }
  }

  /** The card that was played, or the move in words. */
  #cause(event: Event): string {
    const { cards } = this.by();
    return event.move.args.map((arg) => cards.of(arg)?.name).find(Boolean) ?? event.label;
  }

  #float(changes: Change[], cause: string): void {
    const root = this.session.board;
    if (!root) return;
    const fresh: Float[] = [];
    for (const change of changes) {
      const spot = [...root.querySelectorAll<HTMLElement>(`[data-count~="${change.at}"]`)]
        .map((one) => one.getBoundingClientRect())
        .find((box) => box.width > 0 && box.top < innerHeight && box.bottom > 0);
      if (!spot) continue;
      const stacked = fresh.filter((one) => Math.abs(one.x - spot.left - spot.width / 2) < 40).length;
      const x = Math.min(Math.max(34, spot.left + spot.width / 2), innerWidth - 34);
      fresh.push({
        ...change,
        key: ++this.#keys,
        x,
        y: Math.max(30, spot.top - 6 - 26 * stacked),
        cause: fresh.some((one) => one.seat === change.seat) ? "" : cause,
      });
    }
    if (!fresh.length) return;
    this.floats = [...this.floats, ...fresh].slice(-MOST);
    const keys = new Set(fresh.map((one) => one.key));
    setTimeout(() => {
      this.floats = this.floats.filter((one) => !keys.has(one.key));
    }, SHOWN);
  }

  /** Show a banner; who took part goes on when it is read, and nothing else is shown before. */
  #show(banner: Banner, version: number): Promise<void> {
    this.close();
    const mine = this.by().seats.some((seat) => seat.mine);
    const waits = !banner.brief && mine && settings.beat > 0;
    this.banner = { ...banner, version, waits };
    if (!waits && settings.still && !banner.brief) return Promise.resolve(); // stays until it is closed
    this.#timer = window.setTimeout(this.close, waits ? WAITS : PASSES);
    return waits ? new Promise((done) => (this.#done = done)) : Promise.resolve();
  }
}
