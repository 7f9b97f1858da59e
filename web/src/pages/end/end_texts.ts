import type { Words } from "../../app/words.svelte";
import type { Player } from "../../games/contract";
import type { ScoreLine, View } from "../../wire";

/** A part of the score, what it is called, and what two seats have of it. */
interface Gap {
  part: string;
  label: string;
  theirs: number;
  mine: number;
}

/** The one thing that would have helped: the part of the score where the winner is furthest ahead of me. */
export function whatHelps(mine: ScoreLine[], best: ScoreLine[]): Gap | null {
  const sum = (lines: ScoreLine[], part: string): number =>
    lines.filter((line) => line.part === part).reduce((all, line) => all + line.points, 0);
  const parts = new Map([...mine, ...best].map((line) => [line.part, line.label])); // the winner's words, if there are both
  const gaps = [...parts].map(([part, label]) => ({ part, label, theirs: sum(best, part), mine: sum(mine, part) }));
  const most = gaps.reduce((one, other) => (other.theirs - other.mine > one.theirs - one.mine ? other : one), gaps[0]!);
  return most && most.theirs > most.mine ? most : null;
}

/** That one thing in the game's own sentence about the part, where it has one. A part of things worth so many points
 *  each ends with that number; points lost are said without a sign. */
export function sayHelps({ part, label, theirs, mine }: Gap, name: string, { t, has }: Words): string {
  const [, key, each] = part.match(/^(.*?)(\d*)$/)!;
  if (!has(`helped-${key}`)) return t("end-helped", { part: label, name, theirs, mine });
  return t(`helped-${key}`, { name, each: each!, theirs: Math.abs(theirs), mine: Math.abs(mine) });
}

/** What the end says below the crown. */
export function endTexts(view: View, seats: Player[], lines: ScoreLine[][], words: Words): string[] {
  const { t, language } = words;
  const winners = view.ranking[0] ?? [];
  const [winner = 0] = winners;
  const names = (some: number[]): string =>
    new Intl.ListFormat(language).format(some.map((seat) => seats[seat]?.name ?? ""));
  const points = view.scores[winner] ?? 0;
  const second = view.ranking[1];
  const told: string[] = [];
  const mine = seats.filter((seat) => seat.mine);
  const me = mine.length === 1 ? mine[0]!.seat : -1;
  if (second && winners.length === 1 && !second.includes(me)) {
    const margin = points - (view.scores[second[0]!] ?? 0);
    told.push(t(margin ? "end-more-than" : "end-tie-than", { points, margin, name: names(second) }));
  } else told.push(t("end-points", { points }));
  if (me >= 0 && !winners.includes(me)) {
    const place = view.ranking.findIndex((one) => one.includes(me));
    told.push(
      t("end-you-behind", {
        place: view.ranking.slice(0, place).flat().length + 1,
        behind: points - (view.scores[me] ?? 0),
      }),
    );
    const helps = whatHelps(lines[me] ?? [], lines[winner] ?? []);
    told.push(helps ? sayHelps(helps, names([winner]), words) : t("end-well"));
  }
  return told;
}
