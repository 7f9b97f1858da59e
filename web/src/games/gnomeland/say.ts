import type { CardBook } from "../../app/cardbook.svelte";
import type { Words } from "../../app/words.svelte";
import type { Bundle, Effect } from "./view";
import type { GnomelandCardView } from "./wire";

const ORDER = ["coin", "weapon", "mana", "trader", "soldier", "wizard", "mercenary", "points"] as const;

/** The parts of a bundle in the order cards print them. */
export function parts(bundle: Bundle): [word: string, count: number][] {
  return ORDER.filter((word) => bundle[word]).map((word) => [word, bundle[word]!]);
}

/** `2 coins + 1 weapon`. */
export function amount(bundle: Bundle, words: Words): string {
  return parts(bundle)
    .map(([word, count]) => words.t(`land-${word}`, { count }))
    .join(" + ");
}

/** A cost, or two to choose from. */
export function price(cost: Bundle, other: Bundle | undefined, words: Words): string {
  return (other ? [cost, other] : [cost])
    .map((one) => amount(one, words) || words.t("land-nothing"))
    .join(` ${words.t("land-or")} `);
}

/** What a card does, in the words of the server; a mission has two sides. */
export function does(cards: CardBook, id: string, side = "base"): string {
  const card = cards.of(id) as GnomelandCardView | undefined;
  return (side === "advanced" && card?.advanced ? card.advanced.does : card?.does) ?? "";
}

/** Whether a card gives resources and points, and nothing else. */
export function plain(effect: Effect): boolean {
  return Object.keys(effect).join() === "gain";
}

/** `+1`, `−1`, `±1`. */
export function sign(shift: string[]): string {
  return shift.length > 1 ? "±1" : shift[0] === "-1" ? "−1" : "+1";
}
