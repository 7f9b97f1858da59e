import type { MatchSummary } from "../../../wire";
import type { GnomelandView } from "../view";

/** A step forward on the score track: who, when, for what. */
export interface Gain {
  seat: number;
  round: number;
  points: number;
  card: string; // its id, or "" where only the log tells
  verb: string;
  label: string;
  contest: boolean;
}

const NAMES_CARD = ["complete", "send", "cast", "use"];

/** Every point of the score track, read off the match view by view: who stood further on than before, and after which move. */
export function gains(summary: MatchSummary, views: GnomelandView[]): Gain[] {
  const found: Gain[] = [];
  let source = { card: "", verb: "" };
  summary.steps.forEach(({ move, label }, n) => {
    const [before, after] = [views[n - 1], views[n]];
    if (!move || !before || !after) return;
    if (NAMES_CARD.includes(move.verb)) source = { card: move.args[0] ?? "", verb: move.verb };
    after.seats.forEach((village, seat) => {
      const points = village.score - before.seats[seat]!.score;
      if (points === 0) return;
      const contest = before.contest;
      found.push({
        seat,
        round: before.round,
        points,
        card: contest?.id ?? source.card,
        verb: source.verb,
        label,
        contest: contest !== null,
      });
    });
  });
  return found;
}
