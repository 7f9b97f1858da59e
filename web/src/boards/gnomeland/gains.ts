import type { Replay } from "../../wire";
import type { GnomelandView } from "./view";

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
export function gains(replay: Replay): Gain[] {
  const found: Gain[] = [];
  let before = replay.start as GnomelandView;
  let source = { card: "", verb: "" };
  for (const event of replay.events) {
    const after = event.view as GnomelandView | null;
    if (!after) continue;
    if (NAMES_CARD.includes(event.move.verb)) source = { card: event.move.args[0] ?? "", verb: event.move.verb };
    after.seats.forEach((village, seat) => {
      let points = village.score - before.seats[seat]!.score;
      while (points < 0) { // undone
        const last = found.findLastIndex((gain) => gain.seat === seat);
        if (last < 0) return;
        points += found.splice(last, 1)[0]!.points;
      }
      if (points === 0) return;
      const contest = before.contest;
      found.push({ seat, round: before.round, points, card: contest?.id ?? source.card, verb: source.verb, label: event.label, contest: contest !== null });
    });
    before = after;
  }
  return found;
}
