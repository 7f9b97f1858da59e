import type { MatchSummary, Turn } from "../../wire";

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

export function turnAt(summary: MatchSummary, at: number): Turn | undefined {
  return summary.turns.findLast((turn) => turn.first <= at);
}

/** The seat whose chance to win a turn changed most, and from what to what; alone, the points. */
export function swing(summary: MatchSummary, mark: Mark): { seat: number; from: number; to: number } {
  const [before, after] = [summary.steps[mark.at]!, summary.steps[mark.end]!];
  if (summary.names.length === 1) return { seat: 0, from: before.scores[0] ?? 0, to: after.scores[0] ?? 0 };
  const change = after.chances.map((chance, seat) => Math.abs(chance - (before.chances[seat] ?? 0)));
  const seat = change.indexOf(Math.max(...change));
  return { seat, from: before.chances[seat] ?? 0, to: after.chances[seat] ?? 0 };
}

/** How many moves players made: an outcome of chance is a step of the record, and nobody's move. */
export function movesMade(summary: MatchSummary): number {
  return summary.steps.filter((step) => step.seat >= 0).length;
}

/** The marks under a match without rounds: after how many moves of players, and at which step of the record. */
export function moveMarks(summary: MatchSummary, parts: number): { n: number; text: string }[] {
  const made = summary.steps.flatMap((step, n) => (step.seat >= 0 ? [n] : []));
  return Array.from({ length: parts + 1 }, (_, i) => Math.round((made.length * i) / parts)).map((count, i) => ({
    n: i === parts ? summary.moves : count ? made[count - 1]! : 0,
    text: String(count),
  }));
}

/** The values at the beginning of each turn and at the end: within a turn a quick look says little. */
export function bends(summary: MatchSummary): number[] {
  return [0, ...summary.turns.map((turn) => turn.first).filter((first) => first > 0), summary.moves];
}

/** The turns that changed most who is likely to win (alone: that brought most points), biggest first. */
export function turningPoints(summary: MatchSummary): Mark[] {
  const alone = summary.names.length === 1;
  const turns = alone ? summary.turns : summary.turns.slice(0, -1); // at the end the win is known: that is no turn of events
  const marks = turns.map((turn, i) => {
    const before = summary.steps[turn.first]!;
    const after = summary.steps[summary.turns[i + 1]?.first ?? summary.moves]!;
    const size = alone
      ? (after.scores[0] ?? 0) - (before.scores[0] ?? 0)
      : after.chances.reduce((sum, chance, seat) => sum + Math.abs(chance - (before.chances[seat] ?? 0)), 0) / 2;
    return { at: turn.first, end: summary.turns[i + 1]?.first ?? summary.moves, turn, size };
  });
  const found: Mark[] = [];
  for (const mark of marks.filter((one) => one.size >= (alone ? 1 : LEAST)).sort((a, b) => b.size - a.size)) {
    const apart = found.every((one) => Math.abs(one.at - mark.at) > summary.moves * APART);
    if (apart && found.length < MOST) found.push(mark);
  }
  return found;
}
