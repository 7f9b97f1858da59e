import type { Words } from "../../app/words.svelte";
import { type Bundle, type Effect } from "./view";

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

/** What a card does, in a few words. */
export function tell(effect: Effect, words: Words): string {
  const { t } = words;
  const either = ` ${t("land-or")} `;
  const said: string[] = [];
  if (effect.gain) said.push(amount(effect.gain, words));
  if (effect.choice) said.push(effect.choice.map((way) => amount(way, words)).join(either));
  if (effect.curse)
    said.push(
      t("land-does-curse", {
        gain: amount(effect.curse.take, words),
        steal: effect.curse.steal.map((kind) => amount({ [kind]: 1 }, words)).join(either),
      }),
    );
  if (effect.extra_die) said.push(t("land-does-die", { count: effect.extra_die }));
  if (effect.reroll) said.push(t(effect.reroll === "any" ? "land-does-reroll-any" : "land-does-reroll-one"));
  if (effect.shift) said.push(t("land-does-shift", { sign: sign(effect.shift) }));
  if (effect.recall) said.push(t("land-does-recall", { count: effect.recall }));
  if (effect.hex) said.push(t("land-does-hex", { count: effect.hex }));
  if (effect.contest) said.push(t("land-does-contest", { what: t(`land-most-${effect.contest}`) }));
  const gain = said.join("; ");
  return effect.pay ? t("land-does-pay", { pay: price(effect.pay, effect.or_pay, words), gain }) : gain;
}

/** Whether a card gives resources and points, and nothing else. */
export function plain(effect: Effect): boolean {
  return Object.keys(effect).join() === "gain";
}

/** `+1`, `−1`, `±1`. */
export function sign(shift: string[]): string {
  return shift.length > 1 ? "±1" : shift[0] === "-1" ? "−1" : "+1";
}
