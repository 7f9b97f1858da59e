import type { Film, Turn } from "../../wire";

const leads = (chances: number[], seat: number): boolean =>
  chances.every((chance, other) => other === seat || chance <= (chances[seat] ?? 0));

/** Where the match turned for a seat, in a word: the key of a sentence, and the turn it names. */
export function headline(film: Film, seat: number): { key: string; turn: Turn | undefined } {
  const won = film.ranking[0]?.includes(seat) ?? false;
  const ahead = film.turns.map((turn) => leads(film.steps[turn.first]?.chances ?? [], seat));
  const last = ahead.lastIndexOf(!won); // the last turn before which it stood the other way
  if (last <= 0) return { key: won ? "review-led" : "review-never", turn: undefined };
  const turn = film.turns[last];
  if (turn?.round) return { key: won ? "review-turned-round" : "review-slipped-round", turn };
  return { key: won ? "review-turned" : "review-slipped", turn };
}
