import type { Legal } from "../../../wire";
import type { Deal, Telling } from "../../contract";
import { does, parts, price } from "../say";
import { symbol, type Bundle, type GnomelandView } from "../view";
import type { GnomelandCardView } from "../wire";

/** What a move costs: one bundle, or two to choose from. */
function costsOf({ verb }: Legal, card: GnomelandCardView, upgrade: Bundle[]): Bundle[] {
  if (verb === "upgrade") return upgrade;
  const [cost, other] = verb === "use" ? [card.effect.pay, card.effect.or_pay] : [card.cost, card.or_cost];
  return [cost ?? {}, ...(other ? [other] : [])];
}

/** A die that is rolled cannot be taken back: a move that brings one at once is shown first. A die that is rolled again
 *  is chosen in a question of its own, which is a second press already. */
export function deal(move: Legal, view: GnomelandView, by: Telling): Deal | null {
  const [what = "", where] = move.args;
  const mine = view.actor === null ? undefined : view.seats[view.actor];
  if (!mine || !["build", "upgrade", "use", "cast", "send"].includes(move.verb)) return null;
  const space = mine.upper.find((one) => (move.verb === "build" ? one.space === where : one.id === what));
  const card = by.cards.of(move.verb === "upgrade" ? (space?.upgrade?.id ?? what) : what) as
    GnomelandCardView | undefined;
  const dice = card?.effect.extra_die;
  if (!card || !dice) return null;
  if (move.verb === "build" || move.verb === "upgrade") {
    const lasting = Object.keys(card.effect).join() === "extra_die"; // its die comes now, unless the space has worked
    if (!lasting || space?.used) return null;
  }
  const { t } = by.words;
  const next = space?.upgrade;
  const costs = costsOf(move, card, [next?.cost ?? {}, ...(next?.or_cost ? [next.or_cost] : [])]);
  const gnome = { id: `pawn-${by.seats[view.actor!]?.colour ?? "black"}` };
  const sent = move.verb === "send";
  return {
    what,
    pay: sent
      ? { pieces: [gnome], text: t("land-deal-gnome") }
      : {
          pieces: costs.length > 1 ? [] : parts(costs[0]!).map(([word, n]) => ({ id: symbol(word), n })),
          text: price(costs[0]!, costs[1], by.words),
        },
    get: { pieces: [{ id: "die-3", n: dice }], text: does(by.cards, card.id) },
    fixed: t("land-deal-fixed", { count: dice }),
    label: move.label,
  };
}
