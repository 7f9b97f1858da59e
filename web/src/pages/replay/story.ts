import type { Film, Turn } from "../../wire";

/** A moment worth jumping to: after `at` moves; `turn` is what happened then. */
export interface Mark {
  at: number;
  turn: Turn | undefined;
  size: number;
}

const MOST = 3;
const APART = 0.05; // of the match: two marks must not lie on each other
const LEAST = 0.04; // of the chance to win: less is no turning point

export function turnAt(film: Film, at: number): Turn | undefined {
  return film.turns.findLast((turn) => turn.first <= at);
}

/** The values at the beginning of each turn and at the end: within a turn a quick look says little. */
export function bends(film: Film): number[] {
  return [0, ...film.turns.map((turn) => turn.first).filter((first) => first > 0), film.moves];
}

/** The turns that changed most who is likely to win (alone: that brought most points), biggest first. */
export function turningPoints(film: Film): Mark[] {
  const alone = film.names.length === 1;
  const marks = film.turns.map((turn, i) => {
    const before = film.steps[turn.first]!;
    const after = film.steps[film.turns[i + 1]?.first ?? film.moves]!;
    const size = alone
      ? (after.scores[0] ?? 0) - (before.scores[0] ?? 0)
      : after.chances.reduce((sum, chance, seat) => sum + Math.abs(chance - (before.chances[seat] ?? 0)), 0) / 2;
    return { at: turn.first, turn, size };
  });
  const found: Mark[] = [];
  for (const mark of marks.filter((one) => one.size >= (alone ? 1 : LEAST)).sort((a, b) => b.size - a.size)) {
    const apart = found.every((one) => Math.abs(one.at - mark.at) > film.moves * APART);
    if (apart && found.length < MOST) found.push(mark);
  }
  return found;
}
