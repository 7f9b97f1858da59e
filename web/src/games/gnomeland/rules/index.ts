import type { RulesPart } from "../../contract";
import type { Bundle, GnomelandView } from "../view";
import Cards from "./Cards.svelte";
import Copying from "./Copying.svelte";
import Idea from "./Idea.svelte";
import Round from "./Round.svelte";
import Contest from "./Contest.svelte";
import Points from "./Points.svelte";
import Village from "./Village.svelte";

const rules: RulesPart = {
  pictures: {
    idea: Idea,
    round: Round,
    contest: Contest,
    village: Village,
    cards: Cards,
    copying: Copying,
    points: Points,
  },
  pieces(view, seat) {
    const { seats, asks, actor } = view as GnomelandView;
    const mine = seats[seat];
    if (!mine) return [];
    const goods = (...bundles: Bundle[]): string[] =>
      bundles.flatMap(Object.entries).flatMap(([id, n]) => Array<string>(n).fill(id));
    if (asks.what === "copy") {
      const die = seats[actor ?? 0]?.spent.at(-1);
      return [...(die ? [`die-${die}`] : []), "arrow", ...goods(asks.resources ?? {})];
    }
    return [...mine.dice.map((face) => `die-${face}`), ...goods(mine.pool, mine.stored)];
  },
};

export default rules;
