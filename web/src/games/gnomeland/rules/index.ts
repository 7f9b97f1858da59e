import type { RulesPart } from "../../contract";
import type { GnomelandView } from "../view";
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
    const mine = (view as GnomelandView).seats[seat];
    if (!mine) return [];
    const goods = [mine.pool, mine.stored].flatMap(Object.entries).flatMap(([id, n]) => Array<string>(n).fill(id));
    return [...mine.dice.map((face) => `die-${face}`), ...goods];
  },
};

export default rules;
