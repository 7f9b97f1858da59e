import { words } from "../../app/words.svelte";
import type { Player } from "../../games/contract";
import type { MatchSummary, Review } from "../../wire";
import { swing, turnAt, turningPoints } from "./story";

/** Whose turn a moment belongs to, in words. */
export function whereAt(summary: MatchSummary, seats: Player[], at: number): string {
  const { t } = words;
  if (at >= summary.moves) return t(summary.over ? "match-over" : "replay-now");
  const turn = turnAt(summary, at);
  if (!turn) return t("replay-setup");
  const seat = seats[turn.seat];
  const number = turn.round || 1 + summary.turns.indexOf(turn);
  const kind = turn.round ? "replay-where" : "replay-turn";
  return t(seat?.mine ? `${kind}-you` : kind, { n: number, name: seat?.name ?? "" });
}

export interface Marked {
  at: number;
  bad: boolean;
  said: string;
}

/** The moments worth jumping to: the decisions that cost most, or where the match turned. */
export function marksOf(summary: MatchSummary, review: Review | null, seats: Player[]): Marked[] {
  const { t } = words;
  if (review)
    return review.worst
      .map((i) => review.decisions[i]!)
      .map((one) => ({ at: one.at, bad: true, said: t("review-mark", { move: one.chosen.label }) }));
  const many = seats.length > 1;
  const format = new Intl.NumberFormat(words.language, many ? { style: "percent", maximumFractionDigits: 0 } : {});
  return turningPoints(summary).map((mark) => {
    const { seat, from, to } = swing(summary, mark);
    const args = { name: seats[seat]?.name ?? "", from: format.format(from), to: format.format(to) };
    return { at: mark.at, bad: false, said: t(many ? "replay-swing" : "replay-swing-alone", args) };
  });
}

/** How the match went, in a line. */
export function titleFor(summary: MatchSummary, review: Review | null, seats: Player[], me: number): string {
  const { t } = words;
  const points = summary.steps.at(-1)?.scores ?? [];
  if (!summary.over) return t("replay-unfinished");
  if (review?.headline && seats.length > 1 && seats[me]?.mine) {
    const { key, turn } = review.headline;
    return t(key, { n: turn < 0 ? 0 : summary.turns[turn]!.round || 1 + turn });
  }
  if (seats.length === 1) return t("end-solo", { points: points[0] ?? 0 });
  const winners = (summary.ranking[0] ?? []).map((seat) => seats[seat]?.name ?? "");
  const names = new Intl.ListFormat(words.language).format(winners);
  if (winners.length > 1) return t("end-shared", { names });
  const [first, second] = [summary.ranking[0]![0]!, summary.ranking[1]?.[0] ?? 0];
  const margin = (points[first] ?? 0) - (points[second] ?? 0);
  if (margin === 0) return seats[first]!.mine ? t("end-you-tie") : t("end-name-tie", { name: names });
  return seats[first]!.mine ? t("end-you", { margin }) : t("end-name", { name: names, margin });
}

/** What the review came to, in a line. */
export function weighedFor(review: Review | null): string {
  const { t } = words;
  if (!review) return t("replay-text");
  const whole = new Intl.NumberFormat(words.language, { maximumFractionDigits: 0 });
  const { skill } = review;
  const seconds = whole.format(review.seconds);
  const said = t("review-weighed", {
    count: review.decisions.length,
    seconds,
    good: skill?.good ?? 0,
    blind: whole.format(skill?.blind ?? 0),
  });
  if (!skill) return said;
  const part = (x: number): string => whole.format(Math.max(0, 100 * x));
  return `${said} ${t(skill.key, { kept: part(skill.kept), low: part(skill.low), high: part(skill.high) })}`;
}

/** The chance to win of every seat at a moment: the review's own line, or the quick look. */
export function chancesAt(summary: MatchSummary, review: Review | null, at: number): number[] {
  const line = review?.line ?? [];
  if (!line.length) return summary.steps[at]?.chances ?? [];
  const after = line.findIndex((one) => one.at >= at);
  if (after <= 0) return line[Math.max(0, after)]!.chances;
  const [a, b] = [line[after - 1]!, line[after]!];
  const part = (at - a.at) / Math.max(1, b.at - a.at);
  return a.chances.map((one, seat) => one + ((b.chances[seat] ?? 0) - one) * part);
}
