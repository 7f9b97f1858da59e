import type { Film, Turn } from "../../wire";

/** A moment worth jumping to: after `at` moves; `turn` is what happened then. */
export interface Mark {
  at: number;
  end: number; // moves played when its turn was over
  turn: Turn | undefined;
  size: number;
}

const MOST = 3;
const APART = 0.09; // of the match: two marks must not lie on each other
const LEAST = 0.04; // of the chance to win: less is no turning point

export function turnAt(film: Film, at: number): Turn | undefined {
  return film.turns.findLast((turn) => turn.first <= at);
}

/** The seat whose chance to win a turn changed most, and from what to what; alone, the points. */
export function swing(film: Film, mark: Mark): { seat: number; from: number; to: number } {
  const [before, after] = [film.steps[mark.at]!, film.steps[mark.end]!];
  if (film.names.length === 1) return { seat: 0, from: before.scores[0] ?? 0, to: after.scores[0] ?? 0 };
  const change = after.chances.map((chance, seat) => Math.abs(chance - (before.chances[seat] ?? 0)));
  const seat = change.indexOf(Math.max(...change));
  return { seat, from: before.chances[seat] ?? 0, to: after.chances[seat] ?? 0 };
}

/** The values at the beginning of each turn and at the end: within a turn a quick look says little. */
export function bends(film: Film): number[] {
  return [0, ...film.turns.map((turn) => turn.first).filter((first) => first > 0), film.moves];
}

/** The turns that changed most who is likely to win (alone: that brought most points), biggest first. */
export function turningPoints(film: Film): Mark[] {
  const alone = film.names.length === 1;
  const turns = alone ? film.turns : film.turns.slice(0, -1); // at the end the win is known: that is no turn of events
  const marks = turns.map((turn, i) => {
    const before = film.steps[turn.first]!;
    const after = film.steps[film.turns[i + 1]?.first ?? film.moves]!;
    const size = alone
      ? (after.scores[0] ?? 0) - (before.scores[0] ?? 0)
      : after.chances.reduce((sum, chance, seat) => sum + Math.abs(chance - (before.chances[seat] ?? 0)), 0) / 2;
    return { at: turn.first, end: film.turns[i + 1]?.first ?? film.moves, turn, size };
  });
  const found: Mark[] = [];
  for (const mark of marks.filter((one) => one.size >= (alone ? 1 : LEAST)).sort((a, b) => b.size - a.size)) {
    const apart = found.every((one) => Math.abs(one.at - mark.at) > film.moves * APART);
    if (apart && found.length < MOST) found.push(mark);
  }
  return found;
}
