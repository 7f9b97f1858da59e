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

/** What a card does, in a few words. */
export function tell(effect: Effect, words: Words): string {
  const { t } = words;
  const either = ` ${t("land-or")} `;
  let said = "";
  if (effect.gain) said = amount(effect.gain, words);
  else if (effect.choice) said = effect.choice.map((way) => amount(way, words)).join(either);
  else if (effect.curse)
    said = t("land-does-curse", {
      gain: amount(effect.curse.take, words),
      steal: effect.curse.steal.map((kind) => amount({ [kind]: 1 }, words)).join(either),
    });
  else if (effect.extra_die) said = t("land-does-die", { count: effect.extra_die });
  else if (effect.reroll) said = t(effect.reroll === "any" ? "land-does-reroll-any" : "land-does-reroll-one");
  else if (effect.shift) said = t("land-does-shift", { sign: sign(effect.shift) });
  else if (effect.recall) said = t("land-does-recall");
  else if (effect.hex) said = t("land-does-hex", { count: effect.hex });
  else if (effect.contest) said = t("land-does-contest", { what: t(`land-most-${effect.contest}`) });
  return effect.pay ? t("land-does-pay", { pay: amount(effect.pay, words), gain: said }) : said;
}

/** `+1`, `−1`, `±1`. */
export function sign(shift: string[]): string {
  return shift.length > 1 ? "±1" : shift[0] === "-1" ? "−1" : "+1";
}
