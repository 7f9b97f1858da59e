/** One puzzle after another. Free: as strong as oneself. Streak: harder each time, until the first mistake. Storm: as
 *  many as one can in three minutes; a mistake costs ten seconds and brings the next. */
export type Mode = "free" | "streak" | "storm";

export const STORM = 180_000; // milliseconds
export const FINE = 10_000; // of a storm, for a mistake
const FIRST = { streak: 850, storm: 850 }; // rating of the first puzzle
const RISE = { streak: 45, storm: 30 }; // for each one solved
const HARDEST = 1900;

export class Run {
  solved = $state(0);
  missed = $state(0);
  left = $state(STORM); // milliseconds of a storm
  ended = $state(false);

  constructor(readonly mode: Mode) {}

  /** The rating of the puzzle that is wanted next; `own` is one's own. */
  wanted(own: number): number {
    if (this.mode === "free") return Math.max(0, Math.round(own));
    return Math.min(HARDEST, FIRST[this.mode] + RISE[this.mode] * this.solved);
  }

  right(): void {
    if (!this.ended) this.solved += 1;
  }

  wrong(): void {
    if (this.ended) return;
    this.missed += 1;
    if (this.mode === "streak") this.ended = true;
    if (this.mode === "storm") this.pass(FINE);
  }

  /** Time goes by, in a storm only. */
  pass(milliseconds: number): void {
    if (this.mode !== "storm" || this.ended) return;
    this.left = Math.max(0, this.left - milliseconds);
    this.ended = this.left === 0;
  }
}

/** Minutes and seconds, `2:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
